import * as spec from './kind.ts'

export const laptop = spec.kind('Laptop', {
  diagonalInches: { ...spec.decimal('Screen', 'inch', 5, 25), facet: true, chip: '{}' },
  processor: { ...spec.text('Processor'), chip: '{}' },
  graphics: { ...spec.text('Graphics'), facet: true, chip: '{}' },
  memoryGb: { ...spec.number('Memory', 'GB', 1, 2048), facet: true, chip: '{}' },
  storageGb: { ...spec.number('Storage', 'GB', 16, 200_000), facet: true },
})
