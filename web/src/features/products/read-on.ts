/** A list that is read page by page. */
export interface Rest {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<Rest>
}

/** Reads a list to its end, or until a page cannot be had; the list then says so. */
export async function readOn(rest: Rest): Promise<void> {
  if (rest.isFetchingNextPage) return
  let now = rest
  do {
    if (!now.hasNextPage) return
    now = await now.fetchNextPage()
  } while (!now.isFetchNextPageError)
}
