import { type Kind, pieces, text, wiredOrWireless } from './kind.ts'

export const mouse = {
  label: 'Mouse',
  fields: {
    connections: {
      input: 'choices',
      label: 'Connection',
      options: wiredOrWireless,
      facet: true,
      chip: '{}',
    },
    hand: {
      input: 'choice',
      label: 'Hand',
      options: ['Right', 'Left', 'Either'],
      facet: true,
    },
    maxDpi: {
      input: 'number',
      label: 'Resolution up to',
      unit: 'DPI',
      min: 200,
      max: 100_000,
      chip: '{}',
    },
    sensor: text('Sensor'),
    buttons: pieces('Buttons', 30),
    pollingHz: { input: 'number', label: 'Polling rate', unit: 'Hz', min: 60, max: 16_000 },
    weightGrams: { input: 'number', label: 'Weight', unit: 'g', min: 20, max: 500, chip: '{}' },
    batteryHours: { input: 'number', label: 'Battery life', unit: 'h', min: 1, max: 5000 },
  },
} as const satisfies Kind
