import { choice, choices, type Kind, mm, number, wiredOrWireless } from './kind.ts'

export const headset = {
  label: 'Headset',
  fields: {
    design: { ...choice('Design', ['Closed', 'Open']), facet: true, chip: '{}' },
    connections: {
      ...choices('Connection', ['3.5 mm', ...wiredOrWireless]),
      facet: true,
      chip: '{}',
    },
    driverMm: mm('Drivers', 5, 120),
    impedanceOhms: number('Impedance', 'Ω', 4, 1000),
    microphone: {
      ...choice('Microphone', ['Detachable', 'Fixed', 'None']),
      facet: true,
      chip: '{} microphone',
    },
    weightGrams: number('Weight', 'g', 50, 1000),
    batteryHours: number('Battery life', 'h', 1, 1000),
  },
} as const satisfies Kind
