import { driveInterfaces, flag, type Kind, mm } from './kind.ts'

export const storage = {
  label: 'Storage',
  fields: {
    technology: {
      input: 'choice',
      label: 'Technology',
      options: ['SSD', 'Hard disk'],
      facet: true,
    },
    capacityGb: {
      input: 'number',
      label: 'Capacity',
      unit: 'GB',
      min: 16,
      max: 200_000,
      facet: true,
      chip: '{}',
    },
    form: {
      input: 'choice',
      label: 'Form',
      options: ['M.2 2230', 'M.2 2242', 'M.2 2280', 'M.2 22110', '2.5 inch', '3.5 inch'],
      facet: true,
      chip: '{}',
    },
    interface: {
      input: 'choice',
      label: 'Interface',
      options: driveInterfaces,
      facet: true,
      chip: '{}',
    },
    readMbPerSecond: { input: 'number', label: 'Reading', unit: 'MB/s', min: 20, max: 100_000 },
    writeMbPerSecond: { input: 'number', label: 'Writing', unit: 'MB/s', min: 20, max: 100_000 },
    enduranceTbw: { input: 'number', label: 'Endurance', unit: 'TBW', min: 10, max: 100_000 },
    heatsink: { ...flag('Heatsink'), facet: true },
    rpm: { input: 'number', label: 'Rotation', unit: 'rpm', min: 3000, max: 20_000 },
    recording: { input: 'choice', label: 'Recording', options: ['CMR', 'SMR'], facet: true },
    cacheMb: { input: 'number', label: 'Cache', unit: 'MB', min: 1, max: 16_384 },
    thicknessMm: mm('Thickness', 1, 50),
  },
} as const satisfies Kind
