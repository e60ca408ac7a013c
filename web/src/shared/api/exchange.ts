import type { Endpoint, Reply, Sent } from '@tech-house/api/contract/endpoint'
import { tokenHeader } from './access-token.ts'
import { appCheckHeader } from './app-check.ts'
import { rememberOwnChange } from './own-changes.ts'
import { request, unreadable } from './request.ts'

type IsOptional<Part> = undefined extends Part
  ? true
  : Record<never, never> extends Part
    ? true
    : false

type Parts<E extends Endpoint> = {
  [Part in keyof Sent<E> as IsOptional<Sent<E>[Part]> extends true ? never : Part]: Sent<E>[Part]
} & {
  [Part in keyof Sent<E> as IsOptional<Sent<E>[Part]> extends true ? Part : never]?: Sent<E>[Part]
}

interface Extras {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Instead of the stored token; `null` sends none. */
  token?: string | null
}

export type Options<E extends Endpoint> = Parts<E> & Extras

/** The last argument of a call: may be left out when the endpoint needs nothing. */
export type OptionsOf<E extends Endpoint> =
  Record<never, never> extends Options<E> ? [Options<E>?] : [Options<E>]

/** One request to one endpoint, its answer checked against the contract. */
export async function exchange<E extends Endpoint>(
  endpoint: E,
  options: Options<E> | undefined,
): Promise<{ reply: Reply<E>; headers: Headers }> {
  const sent: Extras & { params?: unknown; query?: unknown; body?: unknown } = options ?? {}
  const { answer, headers } = await request(address(endpoint.path, sent.params, sent.query), {
    method: endpoint.method.toUpperCase(),
    headers: {
      ...tokenHeader(sent.token),
      ...contentType(sent.body),
      ...(await appCheckHeader(endpoint)),
      ...sent.headers,
    },
    body: sent.body === undefined ? null : JSON.stringify(sent.body),
    signal: sent.signal ?? null,
  }).finally(() => {
    // Also a write whose answer was lost may have been done.
    if (changesLists(endpoint)) rememberOwnChange()
  })
  const reply = endpoint.reply.safeParse(answer)
  if (!reply.success) throw unreadable(200)
  // safeParse has just checked it with this endpoint's own schema.
  return { reply: reply.data as Reply<E>, headers }
}

/** Products, orders and reviews come by POST and go by DELETE. */
const changesLists = ({ method }: Endpoint) => method === 'post' || method === 'delete'

function address(path: string, params: unknown, query: unknown): string {
  const values = new Map(entries(params))
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values.get(name) ?? ''))
  const search = new URLSearchParams(entries(query))
  if (search.size === 0) return filled
  return `${filled}${filled.includes('?') ? '&' : '?'}${search}`
}

function entries(fields: unknown): [string, string][] {
  return Object.entries(fields ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)])
}

function contentType(body: unknown): Record<string, string> {
  return body === undefined ? {} : { 'content-type': 'application/json' }
}
