import { expect, test } from 'vitest'
import { readSpecifications } from '#shared/specifications/read-specifications.ts'
import { ProductForm } from './product-form.ts'

test('without a kind there are no specifications, whatever was typed before [CAT-1]', () => {
  expect(readSpecifications({})).toBeUndefined()
  expect(readSpecifications({ kind: '', lengthMm: '348' })).toBeUndefined()
  expect(readSpecifications({ kind: 'toaster' })).toBeUndefined()
})

test('typed values become numbers, choices, lists and counts; an empty field is left out [CAT-1]', () => {
  const typed = {
    kind: 'graphics-card',
    chip: ' GeForce RTX 5080 ',
    memoryGb: '16',
    slots: '3.6',
    lengthMm: '',
    lowProfile: 'no',
    plugs: { pcie16: '1', pcie8: '', pcie6: '0' },
    outputs: { displayPort: '', hdmi: '' },
    capacityGb: 'of another kind',
    source: 'https://example.com/5080',
    checkedOn: '2026-11-22',
  }
  expect(readSpecifications(typed)).toEqual({
    kind: 'graphics-card',
    chip: 'GeForce RTX 5080',
    memoryGb: 16,
    slots: 3.6,
    lowProfile: false,
    plugs: { pcie16: 1 },
    sources: [{ url: 'https://example.com/5080', checkedOn: '2026-11-22' }],
  })
})

test('several choices and rows are read, numbers among the choices as numbers [CAT-1]', () => {
  const mounts = [{ where: 'Front', sizesMm: '240,360', maxThicknessMm: '' }, {}]
  expect(
    readSpecifications({ kind: 'case', boards: 'ATX,Mini-ITX', radiatorMounts: mounts }),
  ).toEqual({
    kind: 'case',
    boards: ['ATX', 'Mini-ITX'],
    radiatorMounts: [{ where: 'Front', sizesMm: [240, 360] }, {}],
  })
})

test.each([
  [{ kind: 'graphics-card', lengthMm: '0' }, 'specs.lengthMm', 'must be between 100 and 600 mm'],
  [{ kind: 'graphics-card', lengthMm: '34.8 cm' }, 'specs.lengthMm', /between 100 and 600 mm/],
  [{ kind: 'graphics-card', plugs: { pcie8: '1.5' } }, 'specs.plugs.pcie8', /./],
  [{ kind: 'mouse', source: 'example.com', checkedOn: '2026-11-22' }, 'specs.sources.0.url', /./],
])('%j is refused at its field [CAT-1]', (specs, path, message) => {
  const [issue, ...others] =
    ProductForm.shape.specs.safeParse(specs).error?.issues.map((issue) => ({
      path: ['specs', ...issue.path].join('.'),
      message: issue.message,
    })) ?? []
  expect(others).toEqual([])
  expect(issue?.path).toBe(path)
  expect(issue?.message).toMatch(message)
})
