import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import * as shop from '@tech-house/shop'
import { currencyPrefix } from '../../functions/src/parts/currency-format.ts'
import { anOrder, aProduct } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { firstFiles, pageBudgets } from '../../web/budgets/pages.ts'
import { hold, navigation, pageCode } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'

const pages = {
  '/': shop.welcome,
  '/blogs': 'Blogs',
  '/developers': 'For programs and AI assistants',
  '/portfolio': `Hello, I make ${shop.name}`,
  '/login': 'Login',
  '/signup': 'Sign up',
  '/reset': 'Reset password',
  '/build': 'Build a computer',
  '/compare': 'Compare',
}

const heavy = /firebase|contract|form-field|zod|dashboard|my-order|session-sync|toasts/

/** The paths of the scripts that this page loads. */
function watchScripts(page: Page): string[] {
  const paths: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) paths.push(pathname)
  })
  return paths
}

const firstOrder = (page: Page) => page.getByRole('link', { name: 'Order now' }).first()

test('until the first input, the landing page loads no heavy scripts', async ({ page }) => {
  const scripts = watchScripts(page)
  await page.goto('/')
  await expect(firstOrder(page)).toBeVisible()
  expect(scripts.filter((path) => heavy.test(path))).toEqual([])

  const provider = page.waitForResponse(/firebase/)
  await page.keyboard.press('Tab')
  await provider
})

test('the landing page is painted before it requests its code [PAGE-2]', async ({ page }) => {
  await page.goto('/')
  await expect(firstOrder(page)).toBeVisible()
  const [painted = 0, requested = 0] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => /\/react-/.test(name))?.startTime,
  ])
  expect(painted).toBeGreaterThan(0)
  expect(requested).toBeGreaterThan(painted)
})

/** Returns a function that reads the layout shift of the open page. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift)
}

test('the landing page has no layout shift while it loads', async ({ page }) => {
  const shift = await watchShifts(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await expect(firstOrder(page)).toBeVisible()
    expect(await shift()).toBe(0)
  }
})

async function aBuyer() {
  const [customer, product] = await Promise.all([aCustomer(), aProduct()])
  await anOrder(customer, product)
  return customer
}

for (const [who, account, last] of [
  ['a customer', aBuyer, 'Your last orders'],
  ['an admin', anAdmin, 'The shop today'],
] as const) {
  test(`the profile of ${who} has no layout shift while it loads on a phone`, async ({ page }) => {
    await signIn(page, account())
    const shift = await watchShifts(page)
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto('/dashboard/myprofile')
    await expect(page.getByRole('region', { name: last })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export my data' })).toBeVisible()
    expect(await shift()).toBeLessThanOrEqual(0.01)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page shows its content, an unknown path the 404 image [NAV-3]', async ({
    page,
    problems,
  }) => {
    problems.expect(/404/)
    for (const [path, heading] of Object.entries(pages)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(navigation(page).getByRole('link', { name: 'Home' })).toBeAttached()
      await expect(
        navigation(page)
          .getByText(/^(Dashboard|Logout)$/)
          .first(),
      ).toBeHidden()
    }
    await page.goto('/no/such/page')
    await expect(page.getByRole('img', { name: /404/ })).toBeVisible()
  })

  test('a submitted password does not appear in the address', async ({ page, problems }) => {
    problems.expect(/Failed to load resource/)
    for (const path of ['/login', '/signup']) {
      await page.goto(path)
      await page.getByLabel('Password').fill('my-secret')
      const sent = page.waitForRequest((request) => request.isNavigationRequest())
      await page.getByLabel('Password').press('Enter')
      expect((await sent).url()).not.toContain('my-secret')
    }
  })
})

test('what is clicked and typed on the frame of a page, before its code has loaded, counts [NAV-2]', async ({
  page,
}) => {
  await signIn(page, aCustomer())
  for (const path of ['/dashboard', '/quick-order']) {
    const give = await hold(page, pageCode)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const search = navigation(page).getByRole('searchbox')
    await search.fill('drive')
    await page.getByRole('button', { name: /^(Dark|Light) mode$/ }).click()
    if (path === '/quick-order') {
      await navigation(page).getByRole('button', { name: 'Logout' }).click()
    }
    const scheme = await page.locator('html').getAttribute('data-scheme')
    give()
    await expect(page.locator('html')).not.toHaveAttribute('data-scheme', scheme ?? '')
    await expect(page.locator('h1')).toBeVisible()
    await expect(search).toHaveValue('drive')
    await page.unroute(pageCode)
  }
  await expect(navigation(page).getByRole('link', { name: 'Login' })).toBeVisible()
})

test('the product page asks for its product once, while its code loads', async ({ page }) => {
  const { _id } = await aProduct()
  await signIn(page, aCustomer())
  const give = await hold(page, /assets\/product-page-/)
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/product/${_id}`) asked += 1
  })
  const first = page.waitForRequest(`**/api/product/${_id}`)
  await page.goto(`/product/${_id}`, { waitUntil: 'domcontentloaded' })
  await first
  give()
  await expect(page.getByRole('button', { name: shop.orderButton })).toBeVisible()
  expect(asked).toBe(1)
})

test('a press on a card shows the product before the API has answered', async ({ page }) => {
  await signIn(page, aCustomer())
  await page.goto('/')
  const card = page.locator('#services').getByRole('listitem').first()
  const name = String(await card.getByRole('heading').textContent())
  const price = String(
    await card.getByText(new RegExp(`^[${currencyPrefix}]+[\\d,.]+$`)).textContent(),
  )
  await hold(page, '**/api/product/*')
  await firstOrder(page).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(price, { exact: true }).first()).toBeVisible()
})

test('each page for signed-in users has a document that preloads its code', async ({ request }) => {
  const all = new Set<string>()
  for (const [path, budget] of Object.entries(pageBudgets)) {
    if (!budget.modules.includes('features/session/session-sync')) continue
    const html = await (await request.get(path.replace(':id', 'any'))).text()
    const links = html.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)
    const scripts = [...links].map(([, address = '']) => address)
    for (const file of ['shop', ...firstFiles(budget).map((file) => basename(file, '.tsx'))]) {
      expect(scripts, path).toContainEqual(expect.stringContaining(`/assets/${file}-`))
    }
    // Shown before the code of Firebase Auth has loaded.
    expect(scripts, path).not.toContainEqual(expect.stringContaining('/assets/session-sync-'))
    for (const script of scripts) all.add(script)
  }
  for (const script of all) {
    expect((await request.head(script)).headers()['content-type'], script).toContain('javascript')
  }
})

test('a product is shown to a signed-in customer before the code of Firebase Auth has loaded', async ({
  page,
}) => {
  const { _id, product } = await aProduct()
  await signIn(page, aCustomer())
  const give = await hold(page, '**/assets/firebase-*.js')
  await page.goto(`/product/${_id}`)
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
  await expect(page.getByRole('button', { name: shop.orderButton })).toBeHidden()
  give()
  await expect(page.getByRole('button', { name: shop.orderButton })).toBeVisible()
})
