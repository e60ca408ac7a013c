import type { Page } from '@tech-house/api/contract/page'
import { tokenHeader } from './access-token.ts'
import { nextCursor } from './next-cursor.ts'
import { freshness } from './own-changes.ts'
import { request, unreadable } from './request.ts'

interface Options {
  signal: AbortSignal
  /** Instead of the stored token; `null` sends none. */
  token?: null
}

/**
 * One page of a public list, its rows checked without the contract's schemas, and past every cache
 * after a change of one's own. Throws `CallError`.
 */
export async function readList<Row>(
  path: string,
  isRow: (row: unknown) => row is Row,
  { signal, token }: Options,
): Promise<Page<Row>> {
  const { answer, headers } = await request(withFreshness(path), {
    method: 'GET',
    headers: tokenHeader(token),
    signal,
  })
  if (!Array.isArray(answer) || !answer.every(isRow)) throw unreadable(200)
  return { rows: answer, next: nextCursor(headers.get('link')) }
}

function withFreshness(path: string): string {
  const query = new URLSearchParams({ ...freshness() })
  return query.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
}
