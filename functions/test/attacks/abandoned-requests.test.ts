import { once } from 'node:events'
import { request } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import type { BuildRequest } from '../../src/contract/builds/build-completion.ts'
import { readHealth } from '../../src/contract/health.ts'
import { searchProducts } from '../../src/contract/search.ts'
import { completeBuilds } from '../../src/domains/builds/complete-build.ts'
import { answerMessage } from '../../src/domains/mcp/mcp-server.ts'
import { kindsByType } from '../../src/parts/compatibility/catalog-parts.ts'
import { timeSlices } from '../../src/platform/http/concurrency/time-slices.ts'
import {
  type RequestContext,
  responseSignal,
  runInContext,
} from '../../src/platform/http/request/request-context.ts'
import { serviceUnavailable } from '../../src/platform/http/response/api-error.ts'
import { route } from '../../src/platform/http/route.ts'
import { aRow, searchOf, seeded } from '../support/search.ts'
import { served } from '../support/served.ts'

afterEach(() => void vi.restoreAllMocks())

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
/** Each look at the clock takes a millisecond. */
function slowClock() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => ++now)
}

test('however much work waits, each turn of the event loop has one slice of it [API-21]', async () => {
  slowClock()
  let steps = 0
  const work = async () => {
    const yieldToEventLoop = timeSlices(undefined)
    for (let step = 0; step < 100; step++) {
      await yieldToEventLoop()
      steps += 1
    }
  }
  const all = Promise.all(Array.from({ length: 20 }, work))
  const perTurn: number[] = []
  while (steps < 2000) {
    const before = steps
    await nextTurn()
    perTurn.push(steps - before)
  }
  await all
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(11)
})

const catalog = {
  rows: seeded,
  byId: new Map(seeded.map((row) => [row._id, row])),
  kinds: kindsByType(seeded),
}
const question = { budget: 2000, purpose: 'gaming' as const }
const fits = seeded.slice(0, 8).map(({ _id }) => _id)

const products = {
  read: async () => seeded[0] ?? aRow(),
  check: () => Promise.reject(new Error('The test checks nothing')),
  catalog: async () => catalog,
}
const search = searchOf(seeded)
const complete = (asked: BuildRequest) => completeBuilds(asked, catalog)
const shop = {
  products,
  search: search.search.bind(search),
  complete,
  siteUrl: 'http://localhost',
}
const byMcp = (name: string, input: object) =>
  answerMessage(
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
    shop,
    () => {},
  )

/** Runs in the context of a request. */
const inRequest = <Result>(run: (context: RequestContext) => Promise<Result>) =>
  new Promise<Result>((resolve) => runInContext((context) => resolve(run(context))))

const work: [name: string, run: (n: number) => Promise<unknown>][] = [
  ['a complete build', (n) => completeBuilds({ ...question, budget: 2000 + n }, catalog)],
  [
    'a search for what fits',
    (n) => search.search(searchProducts.query.parse({ fits: fits.join(), offset: String(n) })),
  ],
  ['a pasted list', () => search.matchLines(Array(100).fill({ text: 'samsng 2tb' }))],
]

test.each(work)(
  '%s ends at its next slice once nobody waits for it, and lets others run until then [SRCH-4, BUDGET-1]',
  async (_, run) => {
    await run(0)
    slowClock()
    let isDone = false
    const whole = inRequest(() => run(1)).finally(() => {
      isDone = true
    })
    let turns = 0
    for (; !isDone; turns++) await nextTurn()
    await whole
    expect(turns).toBeGreaterThan(5)

    const outcome = await inRequest(async ({ response }) => {
      const result = run(2).catch((error: unknown) => error)
      await nextTurn()
      response.abort(serviceUnavailable())
      const fewTurns = nextTurn().then(nextTurn).then(nextTurn)
      return Promise.race([result, fewTurns.then(() => 'goes on')])
    })
    expect(outcome).toMatchObject({ status: 503 })
  },
)

test('a tool of the Model Context Protocol ends with its request as well [AGENT-1]', async () => {
  const answer = await inRequest(({ response }) => {
    response.abort(serviceUnavailable())
    return byMcp('complete_build', question)
  })
  expect(answer).toMatchObject({
    result: { isError: true, content: [{ text: expect.stringContaining('busy') }] },
  })
})

test.each([
  ['whose client hangs up', 60_000],
  ['that has reached its timeout', 50],
])('the work of a request %s ends [API-21]', async (_, requestMs) => {
  const { promise: ended, resolve } = Promise.withResolvers<unknown>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const url = await served({
    requestMs,
    routes: [
      route(readHealth, async () => {
        const work = goOn(begin)
        work.then(() => resolve('went on'), resolve)
        await work
        return { status: 'ok' as const, lagSeconds: {} }
      }),
    ],
  })
  const sent = request(`${url}/health`).end()
  sent.on('error', () => {})
  await begun
  if (requestMs === 60_000) sent.destroy()
  else await once(sent, 'response')
  expect(await ended).toMatchObject({ status: 503 })
})

/** Works for a minute. */
async function goOn(begin: () => void): Promise<void> {
  const yieldToEventLoop = timeSlices(responseSignal())
  for (const end = Date.now() + 60_000; Date.now() < end; begin()) await yieldToEventLoop()
}
