import { choice, counts, flag, type Kind, mm, number, pieces, text, watts } from './kind.ts'

export const graphicsCard = {
  label: 'Graphics card',
  fields: {
    chip: { ...text('Graphics chip'), facet: true, chip: '{}' },
    memoryGb: { ...number('Memory', 'GB', 1, 256), facet: true, chip: '{}' },
    memoryType: choice('Memory type', ['GDDR7', 'GDDR6X', 'GDDR6', 'GDDR5']),
    boostMhz: number('Boost clock', 'MHz', 200, 10_000),
    lengthMm: { ...mm('Length', 100, 600), chip: '{} long' },
    slots: { ...pieces('Slots', 6), decimal: true },
    lowProfile: { ...flag('Low profile'), facet: true },
    boardWatts: watts('Board power', 10, 1500),
    recommendedSupplyWatts: watts('Recommended power supply', 100, 3000),
    plugs: counts('Power plugs', { pcie16: '16-pin', pcie8: '8-pin PCIe', pcie6: '6-pin PCIe' }),
    outputs: counts('Outputs', { displayPort: 'DisplayPort', hdmi: 'HDMI', usbC: 'USB-C' }),
  },
} as const satisfies Kind
