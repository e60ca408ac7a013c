import { createHistogram } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

interface Options {
  token?: string
  body?: object
  key?: string
}

interface Response {
  ok: boolean
  // biome-ignore lint/suspicious/noExplicitAny: the benchmark reads into answers of every shape
  body: any
}

export type Client = ReturnType<typeof createClient>

/** They have a Retry-After: the client is too fast, or the shop busy. */
const retryable = [429, 503]
const maxAttempts = 10

/** Sends requests, and counts responses and their durations by endpoint. */
export function createClient(api: string) {
  const endpoints = new Map<string, ReturnType<typeof newStats>>()
  /** Refusals that a retry cannot resolve, such as `500 internal`. */
  const unexpected = new Set<string>()

  /** While the shop is busy, waits and retries. `call` is the endpoint: `GET /product/{id}`. */
  async function send(call: string, path: string, options: Options = {}): Promise<Response> {
    const stats = endpoints.get(call) ?? newStats()
    endpoints.set(call, stats)
    for (let attempts = 1; ; attempts += 1) {
      const start = performance.now()
      const { ok, status, headers, ...response } = await request(call, path, options)
      stats.ms.record(Math.max(1, Math.round(performance.now() - start)))
      if (ok) return { ok, ...response }
      stats.refused += 1
      const isRetryable = retryable.includes(status)
      if (!isRetryable) unexpected.add(`${status} ${response.body.code}`)
      if (!isRetryable || attempts === maxAttempts) return { ok, ...response }
      await setTimeout(Number(headers.get('retry-after') ?? 1) * 1000)
    }
  }

  async function request(call: string, path: string, { token, body, key }: Options) {
    const response = await fetch(`${api}${path}`, {
      method: call.split(' ')[0] ?? 'GET',
      headers: {
        ...(token && { authoraization: `bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { ok, status, headers } = response
    const parsed: Response['body'] = await response.json()
    return { ok, status, headers, body: parsed }
  }

  /** A row for each endpoint, in the order of the first calls. */
  const rows = (seconds: number) =>
    [...endpoints].map(([call, { ms, refused }]) => ({
      call,
      responses: ms.count,
      'per second': Math.round((ms.count / seconds) * 10) / 10,
      'p50 ms': ms.percentile(50),
      'p95 ms': ms.percentile(95),
      'p99 ms': ms.percentile(99),
      refused,
    }))

  return { send, rows, unexpected }
}

const newStats = () => ({ ms: createHistogram(), refused: 0 })
