import type { Page } from '@tech-house/api/contract/page'
import { readAccessToken } from '../session/access-token.ts'
import { cacheBypass } from '../writes/recent-writes.ts'
import { fetchJson, nextCursor, tokenHeader, unreadable } from './fetch-json.ts'

interface Options {
  query?: Record<string, string>
  signal: AbortSignal
  /** Sends no token. */
  isAnonymous?: boolean
}

/**
 * One page of a public list of the contract. It is not validated by zod, which would add to the
 * landing page's first load; tests of the server check the responses. Throws `CallError`.
 */
export async function fetchList<Row>(
  path: '/products' | '/reviews',
  { query, signal, isAnonymous }: Options,
): Promise<Page<Row>> {
  const search = String(new URLSearchParams({ ...query, ...cacheBypass() }))
  const response = await fetchJson(search ? `${path}?${search}` : path, {
    headers: tokenHeader(isAnonymous ? undefined : readAccessToken()),
    signal,
  })
  if (!Array.isArray(response.body)) throw unreadable()
  return { rows: response.body, next: nextCursor(response) }
}
