import { flag, type Kind, mm, text, watts } from './kind.ts'

export const graphicsCard = {
  label: 'Graphics card',
  fields: {
    chip: { ...text('Graphics chip'), facet: true, chip: '{}' },
    memoryGb: {
      input: 'number',
      label: 'Memory',
      unit: 'GB',
      min: 1,
      max: 256,
      facet: true,
      chip: '{}',
    },
    memoryType: {
      input: 'choice',
      label: 'Memory type',
      options: ['GDDR7', 'GDDR6X', 'GDDR6', 'GDDR5'],
    },
    boostMhz: { input: 'number', label: 'Boost clock', unit: 'MHz', min: 200, max: 10_000 },
    lengthMm: { ...mm('Length', 100, 600), chip: '{} long' },
    slots: { input: 'number', label: 'Slots', min: 1, max: 6, decimal: true },
    lowProfile: { ...flag('Low profile'), facet: true },
    boardWatts: watts('Board power', 10, 1500),
    recommendedSupplyWatts: watts('Recommended power supply', 100, 3000),
    plugs: {
      input: 'counts',
      label: 'Power plugs',
      parts: { pcie16: '16-pin', pcie8: '8-pin PCIe', pcie6: '6-pin PCIe' },
    },
    outputs: {
      input: 'counts',
      label: 'Outputs',
      parts: { displayPort: 'DisplayPort', hdmi: 'HDMI', usbC: 'USB-C' },
    },
  },
} as const satisfies Kind
