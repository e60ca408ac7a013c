import type { Answer, Endpoint } from '@tech-house/api/contract/endpoint'
import { exchange, type OptionsOf } from './exchange.ts'
import { nextCursor } from './next-cursor.ts'

/** Calls an endpoint that answers page by page; `next` is the cursor of the page after this one. */
export async function callPage<E extends Endpoint & { answers: 'page' }>(
  endpoint: E,
  ...[options]: OptionsOf<E>
): Promise<Answer<E>> {
  const { reply, headers } = await exchange(endpoint, options)
  // For such an endpoint the contract makes `Answer` a page of the reply's rows.
  return { rows: reply, next: nextCursor(headers.get('link')) } as Answer<E>
}
