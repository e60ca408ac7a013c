/** A list that is read page by page. */
export interface Rest {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<Rest>
}

/** Looking through more than some 10,000 products is not for a browser; see docs/scale.md. */
const mostPages = 20

/**
 * Reads a list to its end, or until a page cannot be had; the list then says so. Of a very long one
 * it reads so many pages, and the rest is up to "Show more".
 */
export async function readOn(rest: Rest): Promise<void> {
  if (rest.isFetchingNextPage) return
  let now = rest
  for (let pages = 0; pages < mostPages && now.hasNextPage; pages += 1) {
    now = await now.fetchNextPage()
    if (now.isFetchNextPageError) return
  }
}
