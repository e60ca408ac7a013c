import * as spec from './kind.ts'

export const memory = spec.kind('Memory', {
  memoryType: spec.shown(spec.choice('Memory type', spec.memoryTypes)),
  form: { ...spec.choice('Form', spec.memoryForms), facet: true },
  registered: spec.flag('Registered'),
  capacityGb: spec.shown(spec.number('Capacity', 'GB', 1, 2048)),
  modules: { ...spec.pieces('Modules', 16), facet: true },
  gbPerModule: spec.number('Capacity of a module', 'GB', 1, 512),
  speedMts: spec.shown(spec.number('Speed', 'MT/s', 200, 20_000)),
  casLatency: spec.pieces('CAS latency', 100),
  volts: spec.decimal('Voltage', 'V', 0.8, 3),
  profiles: { ...spec.choices('Profiles', ['EXPO', 'XMP']), facet: true },
  heightMm: spec.mm('Height', 10, 100),
})
