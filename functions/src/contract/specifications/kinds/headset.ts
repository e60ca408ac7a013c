import { type Kind, mm, wiredOrWireless } from './kind.ts'

export const headset = {
  label: 'Headset',
  fields: {
    design: {
      input: 'choice',
      label: 'Design',
      options: ['Closed', 'Open'],
      facet: true,
      chip: '{}',
    },
    connections: {
      input: 'choices',
      label: 'Connection',
      options: ['3.5 mm', ...wiredOrWireless],
      facet: true,
      chip: '{}',
    },
    driverMm: mm('Drivers', 5, 120),
    impedanceOhms: { input: 'number', label: 'Impedance', unit: 'Ω', min: 4, max: 1000 },
    microphone: {
      input: 'choice',
      label: 'Microphone',
      options: ['Detachable', 'Fixed', 'None'],
      facet: true,
      chip: '{} microphone',
    },
    weightGrams: { input: 'number', label: 'Weight', unit: 'g', min: 50, max: 1000 },
    batteryHours: { input: 'number', label: 'Battery life', unit: 'h', min: 1, max: 1000 },
  },
} as const satisfies Kind
