import * as spec from './kind.ts'

export const operatingSystem = spec.kind('Operating system', {
  system: { ...spec.choice('System', ['Windows 11', 'Windows 10']), facet: true, chip: '{}' },
  edition: {
    ...spec.choice('Edition', ['Home', 'Pro', 'Standard', 'Essentials']),
    facet: true,
    chip: '{}',
  },
  medium: { ...spec.choice('Delivered as', ['Download', 'USB drive', 'DVD']), facet: true },
})
