import { choice, driveInterfaces, flag, type Kind, mm, number } from './kind.ts'

export const storage = {
  label: 'Storage',
  fields: {
    technology: { ...choice('Technology', ['SSD', 'Hard disk']), facet: true },
    capacityGb: { ...number('Capacity', 'GB', 16, 200_000), facet: true, chip: '{}' },
    form: {
      ...choice('Form', ['M.2 2230', 'M.2 2242', 'M.2 2280', 'M.2 22110', '2.5 inch', '3.5 inch']),
      facet: true,
      chip: '{}',
    },
    interface: { ...choice('Interface', driveInterfaces), facet: true, chip: '{}' },
    readMbPerSecond: number('Reading', 'MB/s', 20, 100_000),
    writeMbPerSecond: number('Writing', 'MB/s', 20, 100_000),
    enduranceTbw: number('Endurance', 'TBW', 10, 100_000),
    heatsink: { ...flag('Heatsink'), facet: true },
    rpm: number('Rotation', 'rpm', 3000, 20_000),
    recording: { ...choice('Recording', ['CMR', 'SMR']), facet: true },
    cacheMb: number('Cache', 'MB', 1, 16_384),
    thicknessMm: mm('Thickness', 1, 50),
  },
} as const satisfies Kind
