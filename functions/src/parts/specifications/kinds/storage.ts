import * as spec from './kind.ts'

export const storage = spec.kind('Storage', {
  technology: { ...spec.choice('Technology', ['SSD', 'Hard disk']), facet: true },
  capacityGb: spec.shown(spec.number('Capacity', 'GB', 16, 200_000)),
  form: spec.shown(
    spec.choice('Form', ['M.2 2230', 'M.2 2242', 'M.2 2280', 'M.2 22110', '2.5 inch', '3.5 inch']),
  ),
  interface: spec.shown(spec.choice('Interface', spec.driveInterfaces)),
  readMbPerSecond: spec.number('Reading', 'MB/s', 20, 100_000),
  writeMbPerSecond: spec.number('Writing', 'MB/s', 20, 100_000),
  enduranceTbw: spec.number('Endurance', 'TBW', 10, 100_000),
  heatsink: { ...spec.flag('Heatsink'), facet: true },
  rpm: spec.number('Rotation', 'rpm', 3000, 20_000),
  recording: { ...spec.choice('Recording', ['CMR', 'SMR']), facet: true },
  cacheMb: spec.number('Cache', 'MB', 1, 16_384),
  thicknessMm: spec.mm('Thickness', 1, 50),
})
