import { expect, type Locator, type Page, type Response } from '@playwright/test'

export const admin = 'admin@techhouse.example'
export const customer = 'customer@techhouse.example'
export const password = 'techhouse'

/** Fills the visible login form and sends it. For tests of the form: others use `signIn`. */
export async function logInHere(page: Page, email: string, secret = password): Promise<void> {
  // The landing page has an email field too, and stays until the code of the login page has loaded.
  await expect(page.getByLabel('Password')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/**
 * The answer to the next registration of a signed-in user with the API. To be called before the
 * page is opened, whose content does not wait for it.
 */
export const registration = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/user/'),
  )

export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The table row of this product. */
export const rowOf = (page: Page, product: string) =>
  page.getByRole('row').filter({ hasText: product })

export const loading = (page: Page) => page.getByRole('status', { name: 'Loading' })

/** Opens the landing page with a search for this product. */
export async function findOnLanding(page: Page, product: string): Promise<Locator> {
  // Like a browser that has just changed something: the page bypasses caches, which may lack it.
  await page.addInitScript(() => {
    try {
      localStorage.setItem('changedAt', String(Date.now()))
    } catch {
      // In Firefox this also runs in the empty document before the page, which has no storage.
    }
  })
  await page.goto(`/?q=${encodeURIComponent(product)}#services`)
  const card = page.getByRole('listitem').filter({ hasText: product })
  await expect(card).toHaveCount(1)
  return card
}

/** Holds requests to this URL until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    // The page may have been left meanwhile.
    await route.continue().catch(() => {})
  })
  return release
}

/** Lets writes to this URL reach the shop, and drops its responses until the returned function is called. */
export async function loseAnswers(page: Page, url: string): Promise<() => Promise<void>> {
  await page.route(url, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  return () => page.unroute(url)
}

/** The code that every page needs. */
export const pageCode = /assets\/shop-.*\.js/
