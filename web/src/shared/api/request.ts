import type { Problem } from '@tech-house/api/contract/problem'
import { env } from '../env.ts'
import { hasShape } from '../has-shape.ts'
import { CallError } from './call-error.ts'
import { takeEarly } from './early.ts'
import { endOfPatience } from './patience.ts'
import { late, offline } from './unreachable.ts'

/** One request to the API by a path of its own; its answer is JSON of an unknown shape. */
export async function request(
  path: string,
  init: RequestInit,
): Promise<{ answer: unknown; headers: Headers }> {
  const { response, answer } = await send(env.VITE_API_URL + path, init)
  if (!response.ok) throw refusal(response.status, answer)
  return { answer, headers: response.headers }
}

function withTimeLimit(signal: AbortSignal | null | undefined): AbortSignal {
  const limit = endOfPatience()
  return signal ? AbortSignal.any([signal, limit]) : limit
}

async function send(url: string, init: RequestInit) {
  try {
    const asked = takeEarly(url) ?? fetch(url, { ...init, signal: withTimeLimit(init.signal) })
    const response = await asked
    return { response, answer: await readJson(response) }
  } catch (cause) {
    if (cause instanceof CallError) throw cause
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

const isProblem = hasShape<Pick<Problem, 'code' | 'detail'>>({ code: 'string', detail: 'string' })

function refusal(status: number, answer: unknown): CallError {
  if (!isProblem(answer)) return unreadable(status)
  const detail = answer.detail || 'The shop could not do that. Please try again.'
  return new CallError(status, answer.code, detail, fieldsOf(answer))
}

const isField = hasShape<CallError['fields'][number]>({ path: 'string', message: 'string' })

function fieldsOf(problem: object): CallError['fields'] {
  return 'fields' in problem && Array.isArray(problem.fields) ? problem.fields.filter(isField) : []
}

export function unreadable(status: number): CallError {
  return new CallError(
    status,
    'unreadable',
    'The shop gave an answer that we cannot read. Please try again in a moment.',
  )
}
