import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortCooperatively } from './time-slices.ts'

test('a sort in slices is the sort at once, and equal items keep their order [SCALE-2]', async () => {
  const sorted = fc.array(fc.record({ key: fc.nat(20), id: fc.nat() }), {
    maxLength: 5000,
    size: 'max',
  })
  await fc.assert(
    fc.asyncProperty(sorted, async (items) => {
      const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key
      const copy = [...items]
      expect(await sortCooperatively(items, byKey)).toEqual(items.toSorted(byKey))
      expect(items).toEqual(copy)
    }),
    { numRuns: 30 },
  )
})
