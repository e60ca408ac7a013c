import { BrowserReport, reportBrowser } from '@tech-house/api/contract/browser-report'
import { reportedPages } from '@tech-house/api/contract/page-paths'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#shared/paths.ts'
import { pageAt, reportError } from './browser-reports.ts'

const beacons: { url: string; body: Blob }[] = []

beforeEach(() => {
  beacons.length = 0
  vi.stubGlobal('navigator', {
    ...navigator,
    sendBeacon: (url: string, body: Blob) => beacons.push({ url, body }),
  })
})

const sent = async () =>
  Promise.all(beacons.map(async ({ body }) => BrowserReport.parse(JSON.parse(await body.text()))))

test('an uncaught error is reported once, by the page and without personal data [OPS-3]', async () => {
  window.history.replaceState(null, '', '/dashboard/order/Jb2kq8vYx0Zc7WmT4nRs?mail=a@example.com')
  const error = new Error('ada@example.com has no order at /order/Jb2kq8vYx0Zc7WmT4nRs?x=1')
  for (let times = 0; times < 2; times++) reportError(new ErrorEvent('error', { error }))
  const [report, ...others] = await sent()
  expect(others).toEqual([])
  expect(report).toMatchObject({
    page: '/dashboard/order/:id',
    errors: [{ kind: 'error', message: 'Error: <email> has no order at /order/<id>' }],
  })
  expect(beacons[0]?.url).toBe(`/api${reportBrowser.path}`)
  expect(beacons[0]?.body.type).toBe('application/json')
})

test('a chunk that is missing is reported as such, and an extension’s error is not [OPS-3]', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/a-1.js')
  reportError(Object.assign(new Event('vite:preloadError'), { payload: missing }))
  const foreign = Object.assign(new Error('oops'), { stack: 'at chrome-extension://abc/x.js:1' })
  reportError(new ErrorEvent('error', { error: foreign }))
  expect(await sent()).toMatchObject([{ errors: [{ kind: 'chunk' }] }])
  expect(beacons).toHaveLength(1)
})

test('every page of the shop can be named in a report [OPS-3]', () => {
  const shown = Object.values(paths).map((path) => path.replace(/#.*/, ''))
  expect(reportedPages).toEqual(expect.arrayContaining(shown))
  for (const path of shown) expect(pageAt(path.replace(':id', 'x'))).toBe(path)
  expect(pageAt('/no/such/page')).toBe('other')
})
