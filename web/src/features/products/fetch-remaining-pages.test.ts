import { expect, test } from 'vitest'
import { fetchRemainingPages, type RemainingPages } from './fetch-remaining-pages.ts'

/** A list with this many more pages; `fetched` counts those that were fetched. */
function aList(pages: number, failingPage = 0) {
  const seen = { fetched: 0 }
  const list = (): RemainingPages => ({
    hasNextPage: seen.fetched < pages,
    isFetchingNextPage: false,
    isFetchNextPageError: failingPage > 0 && seen.fetched === failingPage,
    fetchNextPage: async () => {
      seen.fetched += 1
      return list()
    },
  })
  return { seen, list: list() }
}

test.each([
  ['a list is fetched to its end', 3, undefined, 3],
  ['a list that has ended is left alone', 0, undefined, 0],
  ['no page is fetched after one that failed', 5, 2, 2],
  ['of an endless list twenty pages are fetched', Number.POSITIVE_INFINITY, undefined, 20],
])('%s', async (_title, pages, failingPage, fetched) => {
  const { seen, list } = aList(pages, failingPage)
  await fetchRemainingPages(list)
  expect(seen.fetched).toBe(fetched)
})
