import { cacheBypass } from '#shared/writes/recent-writes.ts'
import type { LineMatch, LineQuery } from './search/match-lines.ts'

/** Finds the products of a list's lines in the catalog as it is now. */
export async function findCatalogLines(lines: LineQuery[]): Promise<LineMatch[]> {
  const { matchCatalogLines, refreshCatalog } = await import('./search/search-client.ts')
  await refreshCatalog(cacheBypass())
  return matchCatalogLines(lines)
}
