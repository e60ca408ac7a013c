import * as spec from './kind.ts'

export const desktop = spec.kind('Desktop', {
  form: spec.shown(spec.choice('Form', ['Tower', 'Mini', 'All-in-one'])),
  processor: { ...spec.text('Processor'), chip: '{}' },
  graphics: spec.shown(spec.text('Graphics')),
  memoryGb: spec.shown(spec.number('Memory', 'GB', 1, 2048)),
  storageGb: { ...spec.number('Storage', 'GB', 16, 200_000), facet: true },
})
