import type { BrowserContext, Page } from '@playwright/test'
import { signedInState } from '../../../test/support/sign-in.ts'
import { pageBudgets } from '../../../web/budgets/pages.ts'
import { type Visit, visitPage } from './lighthouse.ts'

export type Role = 'visitor' | 'customer' | 'admin'

export interface PageVisits {
  url: string
  route: string
  /** Of another checkout, which is compared. */
  isOther: boolean
  role: Role
  visits: Visit[]
  /** The same, as a browser without JavaScript; only of pages for visitors. */
  withoutScripts: Visit[]
  /** From the slowest input of each of other visits to the next paint, in ms; 0 below 16. */
  delays: number[]
}

export interface Bench {
  chrome: BrowserContext
  port: number
  slowdown: number
  urls: string[]
}

const rounds = 3

/** Measures these routes, or all without any, of each URL by turns. */
export async function measurePages(
  bench: Bench,
  orderId: string,
  routes: string[],
): Promise<PageVisits[]> {
  const found: PageVisits[] = []
  for (const role of ['visitor', 'customer', 'admin'] as const) {
    if (role !== 'visitor') await signIn(bench, `${role}@techhouse.example`)
    const chosen = routes.length > 0 ? routes : Object.keys(pageBudgets)
    const listed = listPages(role, orderId).filter(({ route }) => chosen.includes(route))
    for (const { route, path } of listed) {
      const pages = bench.urls.map((url, n): PageVisits => {
        const measured = { visits: [], withoutScripts: [], delays: [] }
        return { url: url + path, route, role, isOther: n > 0, ...measured }
      })
      for (let round = 0; round < rounds; round++) {
        for (const page of pages) await visitOnce(bench, page)
      }
      found.push(...pages)
    }
  }
  return found
}

async function signIn({ chrome, urls }: Bench, email: string): Promise<void> {
  const states = await Promise.all(urls.map((url) => signedInState(email, url)))
  await chrome.setStorageState({ cookies: [], origins: states.flatMap(({ origins }) => origins) })
}

async function visitOnce(bench: Bench, page: PageVisits): Promise<void> {
  const visit = await visitPage(bench, page.url)
  if (visit.url !== page.url) throw new Error(`${page.url} leads to ${visit.url}`)
  page.visits.push(visit)
  if (page.role === 'visitor') page.withoutScripts.push(await visitPage(bench, page.url, ['*.js']))
  page.delays.push(await inputDelay(bench, page.url))
}

export function listPages(role: Role, orderId: string): { route: string; path: string }[] {
  const pathOf: Record<string, string> = {
    '/compare': '/compare?ids=samsung-990-pro-2tb,crucial-t705-2tb-with-heatsink',
    '/payment/:id': `/payment/${orderId}`,
    '/product/:id': '/product/samsung-990-pro-2tb',
    '/dashboard/order/:id': `/dashboard/order/${orderId}`,
    '/dashboard/editProduct/:id': '/dashboard/editProduct/samsung-990-pro-2tb',
    '/dashboard/customer/:id': '/dashboard/customer/carlos-mendes',
  }
  return Object.entries(pageBudgets)
    .filter(([, { modules }]) => readRole(modules) === role)
    .map(([route]) => ({ route, path: pathOf[route] ?? route }))
}

function readRole(modules: string[]): Role {
  if (modules.includes('app/require-staff')) return 'admin'
  return modules.includes('features/session/session-sync') ? 'customer' : 'visitor'
}

async function inputDelay({ chrome, slowdown }: Bench, url: string): Promise<number> {
  const page = await slowPage(chrome, slowdown, url)
  const fields = page.getByRole('main').locator('input:not([type=file], [type=radio]), textarea')
  const field = fields.filter({ visible: true }).first()
  if ((await field.count()) > 0) await field.pressSequentially('12')
  else await page.getByRole('button', { name: 'Open menu' }).click()
  const inp = await slowestInput(page)
  await page.close()
  return inp
}

async function slowPage(chrome: BrowserContext, slowdown: number, url: string): Promise<Page> {
  const page = await chrome.newPage()
  await page.addInitScript(observeInputs)
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const protocol = await chrome.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** From the slowest input so far to the next paint, in ms; 0 below 16. */
async function slowestInput(page: Page): Promise<number> {
  // An entry follows the paint.
  await page.waitForTimeout(500)
  return Number((await page.locator('html').getAttribute('data-slowest-input')) ?? 0)
}

/** Runs in the page. Stores the longest duration as an attribute, so that Playwright can read it. */
function observeInputs(): void {
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      const slowest = Number(dataset.slowestInput ?? 0)
      if (interactionId) dataset.slowestInput = String(Math.max(slowest, duration))
    }
  }).observe(options)
}
