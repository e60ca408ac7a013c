import * as spec from './kind.ts'

export const laptop = spec.kind('Laptop', {
  diagonalInches: spec.shown(spec.decimal('Screen', 'inch', 5, 25)),
  processor: { ...spec.text('Processor'), chip: '{}' },
  graphics: spec.shown(spec.text('Graphics')),
  memoryGb: spec.shown(spec.number('Memory', 'GB', 1, 2048)),
  storageGb: { ...spec.number('Storage', 'GB', 16, 200_000), facet: true },
})
