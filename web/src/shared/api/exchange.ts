import type { Endpoint, Reply, Sent } from '@tech-house/api/contract/endpoint'
import { Problem } from '@tech-house/api/contract/problem'
import { env } from '../env.ts'
import { readAccessToken } from './access-token.ts'
import { appCheckHeader } from './app-check.ts'
import { CallError } from './call-error.ts'
import { rememberOwnChange } from './own-changes.ts'
import { late, offline } from './unreachable.ts'

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
  const response = await send(address(endpoint.path, sent.params, sent.query), {
    method: endpoint.method.toUpperCase(),
    headers: {
      ...tokenHeader(sent.token),
      ...contentType(sent.body),
      ...(await appCheckHeader(endpoint)),
      ...sent.headers,
    },
    body: sent.body === undefined ? null : JSON.stringify(sent.body),
    signal: sent.signal ?? null,
  })
  const answer = await readJson(response)
  if (changesLists(endpoint) && response.ok) rememberOwnChange()
  if (!response.ok) throw refusal(response.status, answer)
  const reply = endpoint.reply.safeParse(answer)
  if (!reply.success) throw unreadable(response.status)
  // safeParse has just checked it with this endpoint's own schema.
  return { reply: reply.data as Reply<E>, headers: response.headers }
}

/** Products, orders and reviews come by POST and go by DELETE. */
const changesLists = ({ method }: Endpoint) => method === 'post' || method === 'delete'

function address(path: string, params: unknown, query: unknown): string {
  const values = new Map(entries(params))
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values.get(name) ?? ''))
  const search = new URLSearchParams(entries(query))
  if (search.size === 0) return env.VITE_API_URL + filled
  return `${env.VITE_API_URL}${filled}${filled.includes('?') ? '&' : '?'}${search}`
}

function entries(fields: unknown): [string, string][] {
  return Object.entries(fields ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)])
}

function tokenHeader(token = readAccessToken()): Record<string, string> {
  // sic: the contract spells this header so.
  return token ? { authoraization: `bearer ${token}` } : {}
}

function contentType(body: unknown): Record<string, string> {
  return body === undefined ? {} : { 'content-type': 'application/json' }
}

/** Nobody waits longer than 20 s for one answer. */
function withTimeLimit(signal: AbortSignal | null | undefined): AbortSignal {
  const limit = AbortSignal.timeout(20_000)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: withTimeLimit(init.signal) })
  } catch (cause) {
    init.signal?.throwIfAborted()
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw isLate ? late(cause) : offline(cause)
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) throw unreadable(response.status)
    throw error
  }
}

function refusal(status: number, answer: unknown): CallError {
  const problem = Problem.safeParse(answer)
  if (!problem.success) return unreadable(status)
  const { code, detail, fields } = problem.data
  return new CallError(
    status,
    code,
    detail || 'The shop could not do that. Please try again.',
    fields,
  )
}

function unreadable(status: number): CallError {
  return new CallError(
    status,
    'unreadable',
    'The shop gave an answer that we cannot read. Please try again in a moment.',
  )
}
