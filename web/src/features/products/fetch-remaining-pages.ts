/** The properties of `useInfiniteQuery` about pages that are not fetched yet. */
export interface RemainingPages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<RemainingPages>
}

/** Some 10,000 products; docs/scale.md says what a larger catalog needs. */
const maxPages = 20

/** Fetches a list to its end, to `maxPages`, or to a page that fails; the list reports the failure. */
export async function fetchRemainingPages(list: RemainingPages): Promise<void> {
  if (list.isFetchingNextPage) return
  let current = list
  for (let pages = 0; pages < maxPages && current.hasNextPage; pages += 1) {
    current = await current.fetchNextPage()
    if (current.isFetchNextPageError) return
  }
}
