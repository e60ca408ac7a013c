import * as spec from './kind.ts'

export const memory = spec.kind('Memory', {
  memoryType: { ...spec.choice('Memory type', spec.memoryTypes), facet: true, chip: '{}' },
  form: { ...spec.choice('Form', spec.memoryForms), facet: true },
  registered: spec.flag('Registered'),
  capacityGb: { ...spec.number('Capacity', 'GB', 1, 2048), facet: true, chip: '{}' },
  modules: { ...spec.pieces('Modules', 16), facet: true },
  gbPerModule: spec.number('Capacity of a module', 'GB', 1, 512),
  speedMts: { ...spec.number('Speed', 'MT/s', 200, 20_000), facet: true, chip: '{}' },
  casLatency: spec.pieces('CAS latency', 100),
  volts: spec.decimal('Voltage', 'V', 0.8, 3),
  profiles: { ...spec.choices('Profiles', ['EXPO', 'XMP']), facet: true },
  heightMm: spec.mm('Height', 10, 100),
})
