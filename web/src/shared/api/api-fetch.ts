import type {
  Answer,
  Endpoint,
  ResponseBody,
  Sent,
  SerializedBody,
} from '@tech-house/api/contract/endpoint'
import type { EndpointOf } from '@tech-house/api/contract/endpoint-of'
import { isPublic, type Operation, operations } from '@tech-house/api/contract/operations'
import { appCheckHeader } from './app-check.ts'
import { CallError } from './call-error.ts'
import { fetchJson, nextCursor, tokenHeader, unreadable } from './fetch-json.ts'
import { getIdToken, getReadToken } from './id-token.ts'
import { isReadable } from './needed-fields.ts'

type OptionalPart<S> = {
  [Part in keyof S]: undefined extends S[Part]
    ? Part
    : Record<never, never> extends S[Part]
      ? Part
      : never
}[keyof S]

type Parts<S> = Omit<S, OptionalPart<S>> & Partial<Pick<S, OptionalPart<S>>>

interface Extras {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** `false`: a 401 is final, without a retry with a refreshed token. */
  refreshToken?: boolean
}

export type Options<Name extends Operation> = Parts<Sent<EndpointOf<Name>>> & Extras
type OptionsArgument<Name extends Operation> =
  Record<never, never> extends Options<Name> ? [Options<Name>?] : [Options<Name>]

type PagedOperation = {
  [Name in Operation]: EndpointOf<Name> extends { responseKind: 'page' } ? Name : never
}[Operation]

/** Operations with an Idempotency-Key, and deletions. */
export type OnceOperation = {
  [Name in Operation]: EndpointOf<Name> extends { idempotent: true }
    ? Name
    : Answer<EndpointOf<Name>> extends { deletedCount: number }
      ? Name
      : never
}[Operation]

/** What the client gets of an endpoint whose answers the server keeps as bytes, too. */
type Received<E extends Endpoint> = Answer<E> extends SerializedBody ? ResponseBody<E> : Answer<E>

/** Refreshes a refused token once. Throws `CallError`, or the reason of an abort. */
export const apiFetch: <Name extends Exclude<Operation, PagedOperation | OnceOperation>>(
  operation: Name,
  ...options: OptionsArgument<Name>
) => Promise<Received<EndpointOf<Name>>> = fetchAnswer

/** `apiFetch` without its types. */
export async function fetchAnswer<Name extends Operation, Body = Answer<EndpointOf<Name>>>(
  operation: Name,
  options?: Sendable,
): Promise<Body> {
  const { body } = await send(operation, options)
  if (typeof body !== 'object' || body === null || !isReadable(operation, body)) throw unreadable()
  return body as Body
}

export async function fetchPage<Name extends PagedOperation>(
  operation: Name,
  ...[options]: OptionsArgument<Name>
): Promise<Answer<EndpointOf<Name>>> {
  const response = await send(operation, options)
  const { body } = response
  if (!Array.isArray(body) || !isReadable(operation, body)) throw unreadable()
  return { rows: body, next: nextCursor(response) } as Answer<EndpointOf<Name>>
}

export type Sendable = Extras & { params?: unknown; query?: unknown; body?: unknown }

async function send(operation: Operation, options: Sendable = {}): ReturnType<typeof fetchJson> {
  const [method = '', path = ''] = fillPath(operation, options.params).split(' ')
  const sendWith = async (token?: string) =>
    fetchJson(withQuery(path, options.query), {
      method,
      headers: {
        ...tokenHeader(token),
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...(await appCheckHeader(operation)),
        ...options.headers,
      },
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: options.signal ?? null,
    })

  // Public calls work without Firebase Auth.
  if (isPublic(operations[operation])) return sendWith()
  const token = await (method === 'GET' ? getReadToken() : getIdToken())
  return sendWithToken(sendWith, token, options.refreshToken)
}

async function sendWithToken(
  sendWith: (token?: string) => ReturnType<typeof fetchJson>,
  token: string | undefined,
  refreshToken = true,
) {
  try {
    return await sendWith(token)
  } catch (error) {
    const isTokenRefused = error instanceof CallError && error.code === 'unauthenticated'
    if (!isTokenRefused || !token || !refreshToken) throw error
    return sendWith(await getIdToken(true))
  }
}

export function fillPath(operation: Operation, params: unknown): string {
  const values = new Map(entries(params))
  return operation.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values.get(name) ?? ''))
}

function withQuery(path: string, query: unknown): string {
  const search = new URLSearchParams(entries(query))
  if (search.size === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${search}`
}

function entries(fields: unknown): [string, string][] {
  return Object.entries(fields ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)])
}
