import * as spec from './kind.ts'

export const powerSupply = spec.kind('Power supply', {
  watts: spec.shown(spec.watts('Power', 100, 3000)),
  form: spec.shown(spec.choice('Form', spec.supplyForms)),
  efficiency: spec.shown(
    spec.choice('Efficiency', [
      '80 Plus',
      '80 Plus Bronze',
      '80 Plus Silver',
      '80 Plus Gold',
      '80 Plus Platinum',
      '80 Plus Titanium',
    ]),
  ),
  modular: { ...spec.choice('Detachable cables', ['All', 'Some', 'None']), facet: true },
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
