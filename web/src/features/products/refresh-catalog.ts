import { fetchText } from '#shared/api/fetch-json.ts'
import { cacheBypass } from '#shared/writes/recent-writes.ts'

/** The version of the feed that the search worker has. */
let version: string | undefined

/**
 * Downloads the catalog feed for the search, after the first time only its changes, and returns its
 * version. The worker starts meanwhile.
 */
export async function refreshCatalog(): Promise<string> {
  const query = new URLSearchParams({ ...cacheBypass(), ...(version && { since: version }) })
  const path = query.size > 0 ? `/catalog?${query}` : '/catalog'
  try {
    const [{ updateCatalog }, { body }] = await Promise.all([
      searchClient(),
      fetchText(path, { method: 'GET' }),
    ])
    version = await updateCatalog(body)
    return version
  } catch (error) {
    // A worker that failed has lost its rows, so the next feed is a whole one.
    version = undefined
    throw error
  }
}

export const searchClient = () => import('./search/search-client.ts')
