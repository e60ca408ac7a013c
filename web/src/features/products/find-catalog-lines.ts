import { refreshCatalog, searchClient } from './refresh-catalog.ts'
import type { LineMatch, LineQuery } from './search/match-lines.ts'

/** Finds the products of a list's lines in the catalog as it is now. */
export async function findCatalogLines(lines: LineQuery[]): Promise<LineMatch[]> {
  await refreshCatalog()
  return (await searchClient()).matchCatalogLines(lines)
}
