import * as spec from './kind.ts'

export const graphicsCard = spec.kind('Graphics card', {
  chip: spec.shown(spec.text('Graphics chip')),
  memoryGb: spec.shown(spec.decimal('Memory', 'GB', 0.1, 256)),
  memoryType: spec.choice('Memory type', [
    'GDDR7',
    'GDDR6X',
    'GDDR6',
    'GDDR5X',
    'GDDR5',
    'HBM2',
    'DDR3',
  ]),
  boostMhz: spec.number('Boost clock', 'MHz', 200, 10_000),
  lengthMm: { ...spec.mm('Length', 100, 600), chip: '{} long' },
  slots: { ...spec.pieces('Slots', 8), min: 0.5, decimal: true },
  lowProfile: { ...spec.flag('Low profile'), facet: true },
  boardWatts: spec.watts('Board power', 10, 1500),
  recommendedSupplyWatts: spec.watts('Recommended power supply', 100, 3000),
  plugs: spec.counts('Power plugs', { pcie16: '16-pin', pcie8: '8-pin PCIe', pcie6: '6-pin PCIe' }),
  outputs: spec.counts('Outputs', {
    displayPort: 'DisplayPort',
    hdmi: 'HDMI',
    usbC: 'USB-C',
    dvi: 'DVI',
    vga: 'VGA',
  }),
  ...spec.performance,
})
