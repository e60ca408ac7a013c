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

/** Responses with a Retry-After: the shop is busy, or the client too fast. */
const retryable = /^(429|503) /
const maxAttempts = 10

/** Sends requests, and counts responses and their durations by endpoint. */
export function createClient(api: string) {
  const endpoints = new Map<string, ReturnType<typeof newStats>>()
  const refusals = new Map<string, number>()

  /** One attempt; returns why it was refused, such as `503 busy`. */
  async function attempt(call: string, path: string, options: Options) {
    const stats = endpoints.get(call) ?? newStats()
    endpoints.set(call, stats)
    const start = performance.now()
    const response = await fetch(`${api}${path}`, requestOf(call, options))
    const body = await response.json()
    stats.ms.record(Math.max(1, Math.round(performance.now() - start)))
    const refusal = response.ok ? undefined : `${response.status} ${body.code}`
    if (refusal) {
      stats.refused += 1
      refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1)
    }
    const retryAfterMs = Number(response.headers.get('retry-after') ?? 1) * 1000
    return { ok: response.ok, body, refusal, retryAfterMs }
  }

  return {
    /** While the shop is busy, waits and retries. `call` is the endpoint: `GET /product/{id}`. */
    async send(call: string, path: string, options: Options = {}): Promise<Response> {
      for (let attempts = 1; ; attempts += 1) {
        const { ok, body, refusal, retryAfterMs } = await attempt(call, path, options)
        if (!refusal || !retryable.test(refusal) || attempts === maxAttempts) return { ok, body }
        await setTimeout(retryAfterMs)
      }
    },

    /** A row for each endpoint, in the order of the first calls. */
    rows: (seconds: number) =>
      [...endpoints].map(([call, { ms, refused }]) => ({
        call,
        responses: ms.count,
        'per second': Math.round((ms.count / seconds) * 10) / 10,
        'p50 ms': ms.percentile(50),
        'p95 ms': ms.percentile(95),
        'p99 ms': ms.percentile(99),
        refused,
      })),

    /** The number of responses of each refusal. */
    refusals,

    /** The refusals that a retry cannot resolve. */
    unexpected: () => [...refusals.keys()].filter((refusal) => !retryable.test(refusal)),
  }
}

const newStats = () => ({ ms: createHistogram(), refused: 0 })

function requestOf(call: string, { token, body, key }: Options): RequestInit {
  return {
    method: call.split(' ')[0] ?? 'GET',
    headers: {
      ...(token && { authoraization: `bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }
}
