import { randomUUID } from 'node:crypto'
import type { LogEntry } from 'firebase-functions/logger'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../../test/support/api.ts'
import { logLines } from '../../../test/support/log-lines.ts'
import type { BrowserReport } from '../../contract/browser-report.ts'
import { browserReportLog } from './log-browser-report.ts'

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

test('a report without errors and web vitals is not logged [OPS-3]', () => {
  const lines: LogEntry[] = []
  browserReportLog((line) => lines.push(line))(report())
  expect(lines).toEqual([])
})

test('however many reports come, an instance writes 60 log lines a minute [OPS-3]', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const lines: LogEntry[] = []
  const log = browserReportLog((line) => lines.push(line))
  const send = () => log(report({ vitals: [{ name: 'LCP', value: 2500 }] }))
  for (let sent = 0; sent < 200; sent++) send()
  expect(lines).toHaveLength(60)
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

test.each([
  ['an unknown page', { page: '/users/ada@example.com' }],
  ['an unknown vital', { vitals: [{ name: 'FID', value: 1 }] }],
  ['six errors', { errors: Array(6).fill({ kind: 'error', message: 'x' }) }],
  ['a long message', { errors: [{ kind: 'error', message: 'x'.repeat(301) }] }],
])('a report with %s is refused [OPS-3]', async (_, special) => {
  const body = { ...report(), ...special }
  expect((await api('POST /browser-reports', { body })).status).toBe(400)
})
