import { choice, choices, type Kind, number, pieces, text, wiredOrWireless } from './kind.ts'

export const mouse = {
  label: 'Mouse',
  fields: {
    connections: { ...choices('Connection', wiredOrWireless), facet: true, chip: '{}' },
    hand: { ...choice('Hand', ['Right', 'Left', 'Either']), facet: true },
    maxDpi: { ...number('Resolution up to', 'DPI', 200, 100_000), chip: '{}' },
    sensor: text('Sensor'),
    buttons: pieces('Buttons', 30),
    pollingHz: number('Polling rate', 'Hz', 60, 16_000),
    weightGrams: { ...number('Weight', 'g', 20, 500), chip: '{}' },
    batteryHours: number('Battery life', 'h', 1, 5000),
  },
} as const satisfies Kind
