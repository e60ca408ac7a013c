import { randomUUID } from 'node:crypto'
import type { LogEntry } from 'firebase-functions/logger'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../../test/support/api.ts'
import { logLines } from '../../../test/support/log-lines.ts'
import { anAdmin, db } from '../../../test/support/people.ts'
import type { BrowserReport } from '../../contract/browser-report.ts'
import { BrowserReportStore } from './browser-report-store.ts'

const report = (special: Partial<BrowserReport> = {}): BrowserReport => ({
  release: 'test',
  page: '/product/:id',
  errors: [],
  vitals: [],
  ...special,
})

afterEach(() => {
  vi.useRealTimers()
})

/** A store whose days are in a year of its own, so that no other test counts there. */
let year = 3000
function aStore() {
  year += 1
  const lines: LogEntry[] = []
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(year, 5, 15, 12) })
  const store = new BrowserReportStore(db, (line) => lines.push(line))
  return { store, lines, day: new Date().toISOString().slice(0, 10) }
}

const vital = (name: 'LCP' | 'INP' | 'CLS', value: number) => ({ name, value })
const noRatings = { good: 0, medium: 0, poor: 0 }

test('the errors and web vitals of two days are summed up by page [OPS-3]', async () => {
  const { store } = aStore()
  const error = { kind: 'error' as const, message: 'x is undefined' }
  await store.add(report({ errors: [error, { ...error, kind: 'chunk' }] }))
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  const [lcp, inp, cls] = [vital('LCP', 2500), vital('INP', 201), vital('CLS', 0.3)]
  await store.add(report({ vitals: [lcp, inp, cls] }))
  vi.setSystemTime(Date.now() + 10_000)
  await store.add(report({ page: '/', vitals: [vital('LCP', 4001)] }))
  const poorLcp = { LCP: { ...noRatings, poor: 1 }, INP: noRatings, CLS: noRatings }
  expect((await store.read()).pages).toEqual([
    { page: '/', errors: 0, chunks: 0, ...poorLcp },
    {
      page: '/product/:id',
      errors: 1,
      chunks: 1,
      LCP: { ...noRatings, good: 1 },
      INP: { ...noRatings, medium: 1 },
      CLS: { ...noRatings, poor: 1 },
    },
  ])
})

test('a report without errors and web vitals is neither logged nor counted [OPS-3]', async () => {
  const { store, lines } = aStore()
  await store.add(report())
  expect(lines).toEqual([])
  expect((await store.read()).pages).toEqual([])
})

test('however many reports come, an instance writes one document every ten seconds and 60 log lines a minute [OPS-3]', async () => {
  const { store, lines, day } = aStore()
  const send = () => store.add(report({ errors: [{ kind: 'error', message: 'broken' }] }))
  await send()
  const { updateTime } = await db.doc(`browserReports/${day}`).get()
  for (let sent = 0; sent < 199; sent++) await send()
  expect((await db.doc(`browserReports/${day}`).get()).updateTime).toEqual(updateTime)
  expect(lines).toHaveLength(60)
  vi.setSystemTime(Date.now() + 10_000)
  await send()
  expect((await store.read()).pages).toMatchObject([{ errors: 201 }])
})

test('a report in the log has release and page, and no email, token, query or id [OPS-3]', async () => {
  const id = randomUUID().replaceAll('-', '').slice(0, 20)
  const message = `No order ${id} of ada@example.com at https://shop.example/order/x7?q=me#token`
  const stack = `Error: eyJhbGciOi.eyJ1aWQi.sig\n at f (https://shop.example/assets/shop-Ab3dEf9h.js?v=1:2:34)`
  const body = report({ release: 'abc1234', errors: [{ kind: 'error', message, stack }] })
  const { status, headers } = await api('POST /browser-reports', { body })
  expect(status).toBe(200)
  const lines = await logLines(headers.get('x-request-id'), 2)
  const line = lines.find(({ release }) => release === 'abc1234')
  expect(line).toMatchObject({ severity: 'WARNING', page: '/product/:id' })
  expect(line?.errors).toEqual([
    {
      kind: 'error',
      message: 'No order <id> of <email> at /order/<id>',
      stack: 'Error: <token>\n at f (/assets/shop-Ab3dEf9h.js:2:34)',
    },
  ])
})

test('admins read what browsers reported [OPS-3]', async () => {
  const { body } = await api('GET /browser-reports', { by: await anAdmin() })
  expect(body.since).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test.each([
  ['an unknown page', { page: '/users/ada@example.com' }],
  ['an unknown vital', { vitals: [{ name: 'FID', value: 1 }] }],
  ['six errors', { errors: Array(6).fill({ kind: 'error', message: 'x' }) }],
  ['a long message', { errors: [{ kind: 'error', message: 'x'.repeat(301) }] }],
])('a report with %s is refused [OPS-3]', async (_, special) => {
  const body = { ...report(), ...special }
  expect((await api('POST /browser-reports', { body })).status).toBe(400)
})

test('a stored document that was edited by hand shows as zeros [OPS-3]', async () => {
  const { store, day } = aStore()
  await db.doc(`browserReports/${day}`).set({ counts: 7 })
  expect((await store.read()).pages).toEqual([])
  const counts = { '/ errors': 'many', '/ LCP good': 3 }
  await db.doc(`browserReports/${day}`).set({ counts })
  expect((await store.read()).pages).toMatchObject([{ page: '/', errors: 0, LCP: { good: 3 } }])
})
