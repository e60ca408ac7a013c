import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '../../../functions/test/support/people.ts'

/** The answer to a request. */
export interface Outcome {
  /** 0 when no answer came. */
  status: number
  /** From the request to the response, in ms. */
  ms: number
  headers: Headers
  body: { insertedId?: string; code?: string; html?: string }
}

export interface OrderRequest {
  by: Person
  productId: string
  key: string
}

/** Orders of one piece, which take the products in turn. */
export const orderRequests = (by: Person, products: string[], count: number): OrderRequest[] =>
  Array.from({ length: count }, (_, n) => ({
    by,
    productId: products[n % products.length] ?? '',
    key: randomUUID(),
  }))

/** Sends an order for one piece, once. */
export function order(url: string, { by, productId, key }: OrderRequest): Promise<Outcome> {
  return ask(`${url}/orders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${by.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ productId, quantity: 1 }),
  })
}

export async function ask(url: string, init: RequestInit = {}): Promise<Outcome> {
  const start = performance.now()
  try {
    const response = await fetch(url, init)
    const text = await response.text()
    const isHtml = response.headers.get('content-type')?.includes('html')
    const body = isHtml ? { html: text } : JSON.parse(text)
    return {
      status: response.status,
      ms: performance.now() - start,
      headers: response.headers,
      body,
    }
  } catch {
    return { status: 0, ms: performance.now() - start, headers: new Headers(), body: {} }
  }
}

/** Sends the same order, under its key, until the shop says yes or no; as the shop's client does. */
export async function orderWithRetries(
  url: string,
  request: OrderRequest,
  answers: Outcome[] = [],
): Promise<Outcome> {
  const end = Date.now() + 60_000
  for (;;) {
    const outcome = await order(url, request)
    answers.push(outcome)
    if (![0, 503].includes(outcome.status) || Date.now() > end) return outcome
    await pause(200)
  }
}

/** Runs the task for each item, this many at a time. */
export async function eachOf<Item, Result>(
  items: Item[],
  atATime: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = [...items.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      results[next[0]] = await work(next[1])
    }
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return results
}
