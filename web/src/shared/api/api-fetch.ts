import type { Answer, Endpoint, Sent } from '@tech-house/api/contract/endpoint'
import { rememberWrite } from '../writes/recent-writes.ts'
import { appCheckHeader } from './app-check.ts'
import { CallError } from './call-error.ts'
import { fetchJson, nextCursor, tokenHeader, unreadable } from './fetch-json.ts'
import { getIdToken } from './id-token.ts'

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
  /** `false`: a 401 is final, without a retry with a refreshed token. */
  refreshToken?: boolean
}

type Options<E extends Endpoint> = Parts<E> & Extras
type OptionsArgument<E extends Endpoint> =
  Record<never, never> extends Options<E> ? [Options<E>?] : [Options<E>]

/**
 * Calls one endpoint of the contract and validates its response; a paged endpoint returns rows and
 * the next cursor. Refreshes a refused token once and retries. Throws `CallError`; an aborted call
 * throws the abort's reason.
 */
export async function apiFetch<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<Answer<E>> {
  const response = await sendRequest(endpoint, options)
  const parsed = endpoint.response.safeParse(response.body)
  if (!parsed.success) throw unreadable(parsed.error)
  const answer =
    endpoint.responseKind === 'page'
      ? { rows: parsed.data, next: nextCursor(response) }
      : parsed.data
  // safeParse has validated it with this endpoint's schema.
  return answer as Answer<E>
}

type Route = Pick<Endpoint, 'method' | 'path' | 'access'>

/**
 * Like `apiFetch`, for a page that does not load zod: the caller checks the JSON of the response.
 */
export async function sendRequest(
  endpoint: Route,
  sent: Extras & { params?: unknown; query?: unknown; body?: unknown } = {},
): ReturnType<typeof fetchJson> {
  const path = pathOf(endpoint.path, sent.params, sent.query)
  const send = async (token: string | undefined) =>
    fetchJson(path, {
      method: endpoint.method.toUpperCase(),
      headers: {
        ...tokenHeader(token),
        ...(sent.body !== undefined && { 'content-type': 'application/json' }),
        ...(await appCheckHeader(endpoint)),
        ...sent.headers,
      },
      body: sent.body === undefined ? null : JSON.stringify(sent.body),
      signal: sent.signal ?? null,
    })

  return sendWithToken(endpoint, send, sent.refreshToken).finally(() => {
    // A write whose response was lost may have succeeded, so it counts too.
    if (isListChange(endpoint)) rememberWrite()
  })
}

/** Products, orders and reviews are created by POST and removed by DELETE, not by visitors. */
const isListChange = ({ method, access }: Route) =>
  access !== 'public' && (method === 'post' || method === 'delete')

type Send = (token: string | undefined) => ReturnType<typeof fetchJson>

async function sendWithToken({ access }: Route, send: Send, refreshToken = true) {
  // Public calls work without Firebase Auth.
  if (access === 'public') return send(undefined)
  const token = await getIdToken()
  try {
    return await send(token)
  } catch (error) {
    const isTokenRefused = error instanceof CallError && error.code === 'unauthenticated'
    if (!isTokenRefused || !token || !refreshToken) throw error
    return send(await getIdToken(true))
  }
}

function pathOf(path: string, params: unknown, query: unknown): string {
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
