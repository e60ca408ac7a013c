import * as spec from './kind.ts'

export const powerSupply = spec.kind('Power supply', {
  watts: { ...spec.watts('Power', 100, 3000), facet: true, chip: '{}' },
  form: { ...spec.choice('Form', spec.supplyForms, spec.supplySpellings), facet: true, chip: '{}' },
  efficiency: {
    ...spec.choice(
      'Efficiency',
      ['', ' Bronze', ' Silver', ' Gold', ' Platinum', ' Titanium'].map(
        (level) => `80 Plus${level}`,
      ),
      { '80+ Standard': '80 Plus', '80+ White': '80 Plus' },
    ),
    facet: true,
    chip: '{}',
  },
  modular: {
    ...spec.choice('Detachable cables', ['All', 'Some', 'None'], {
      ...{ Full: 'All', Fully: 'All', 'Fully modular': 'All', Modular: 'All' },
      ...{ 'Semi-Modular': 'Some', Semi: 'Some', 'Non-Modular': 'None', No: 'None' },
    }),
    facet: true,
  },
  atx3: { ...spec.flag('ATX 3'), facet: true },
  lengthMm: spec.mm('Length', 50, 300),
  fanMm: spec.mm('Fan', 40, 200),
  plugs: spec.counts('Plugs', {
    eps8: '8-pin EPS',
    pcie8: '8-pin PCIe',
    pcie16: '16-pin',
    sata: 'SATA',
  }),
})
