import { setTimeout } from 'node:timers/promises'
import { passing, type Stats } from './stats.ts'

export type Send = ReturnType<typeof retryingClient>

interface Options {
  token?: string
  body?: object
  key?: string
}

interface Reply {
  ok: boolean
  // biome-ignore lint/suspicious/noExplicitAny: the benchmark reads into answers of every shape
  body: any
}

const maxTries = 10

/** Sends requests; while the shop is busy, waits for `Retry-After` and retries. */
export function retryingClient(api: string, stats: Stats) {
  /** `call` is the endpoint in the table: its method and its path without ids. */
  return async (call: string, path: string, options: Options = {}): Promise<Reply> => {
    for (let tries = 1; ; tries += 1) {
      const start = performance.now()
      const answer = await fetch(`${api}${path}`, request(call, options))
      const body = await answer.json()
      const refusal = answer.ok ? undefined : `${answer.status} ${body.code}`
      stats.add(call, performance.now() - start, refusal)
      if (!refusal || !passing.test(refusal) || tries === maxTries) return { ok: answer.ok, body }
      await setTimeout(Number(answer.headers.get('retry-after') ?? 1) * 1000)
    }
  }
}

function request(call: string, { token, body, key }: Options): RequestInit {
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
