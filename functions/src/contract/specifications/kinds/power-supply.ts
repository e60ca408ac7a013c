import { choice, counts, flag, type Kind, mm, supplyForms, watts } from './kind.ts'

export const powerSupply = {
  label: 'Power supply',
  fields: {
    watts: { ...watts('Power', 100, 3000), facet: true, chip: '{}' },
    form: { ...choice('Form', supplyForms), facet: true, chip: '{}' },
    efficiency: {
      ...choice('Efficiency', [
        '80 Plus',
        '80 Plus Bronze',
        '80 Plus Silver',
        '80 Plus Gold',
        '80 Plus Platinum',
        '80 Plus Titanium',
      ]),
      facet: true,
      chip: '{}',
    },
    modular: { ...choice('Detachable cables', ['All', 'Some', 'None']), facet: true },
    atx3: { ...flag('ATX 3'), facet: true },
    lengthMm: mm('Length', 50, 300),
    fanMm: mm('Fan', 40, 200),
    plugs: counts('Plugs', {
      eps8: '8-pin EPS',
      pcie8: '8-pin PCIe',
      pcie16: '16-pin',
      sata: 'SATA',
    }),
  },
} as const satisfies Kind
