import * as spec from './kind.ts'

export const operatingSystem = spec.kind('Operating system', {
  system: spec.shown(spec.choice('System', ['Windows 11', 'Windows 10'])),
  edition: spec.shown(spec.choice('Edition', ['Home', 'Pro', 'Standard', 'Essentials'])),
  medium: { ...spec.choice('Delivered as', ['Download', 'USB drive', 'DVD']), facet: true },
})
