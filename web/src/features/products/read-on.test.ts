import { expect, test } from 'vitest'
import { type Rest, readOn } from './read-on.ts'

/** A list of so many more pages; `asked` counts those that were read. */
function aList(pages: number, failing = 0) {
  const seen = { asked: 0 }
  const rest = (): Rest => ({
    hasNextPage: seen.asked < pages,
    isFetchingNextPage: false,
    isFetchNextPageError: failing > 0 && seen.asked === failing,
    fetchNextPage: async () => {
      seen.asked += 1
      return rest()
    },
  })
  return { seen, rest: rest() }
}

test.each([
  ['a list is read to its end', 3, undefined, 3],
  ['a list that has ended is left alone', 0, undefined, 0],
  ['a page that cannot be had is not followed by another', 5, 2, 2],
  ['of a list without end twenty pages are read', Number.POSITIVE_INFINITY, undefined, 20],
])('%s', async (_title, pages, failing, asked) => {
  const { seen, rest } = aList(pages, failing)
  await readOn(rest)
  expect(seen.asked).toBe(asked)
})
