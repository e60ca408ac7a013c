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
  const [{ updateCatalog }, { body }] = await Promise.all([
    searchClient(),
    fetchText(path, { method: 'GET' }),
  ])
  // If the worker fails it loses its rows, so the next feed must be a whole one.
  version = undefined
  const updated = await updateCatalog(body)
  version = updated
  return updated
}

export const searchClient = () => import('./search/search-client.ts')
