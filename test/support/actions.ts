import { expect, type Locator, type Page, type Response } from '@playwright/test'

export const admin = 'admin@techhouse.example'
export const customer = 'customer@techhouse.example'
export const password = 'techhouse'

/** Fills the visible login form and sends it. */
export async function logInHere(page: Page, email: string, secret = password): Promise<void> {
  // The landing page has an email field too, and stays until the code of the login page has loaded.
  await expect(page.getByLabel('Password')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Logs in on the login page and waits for the landing page. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await logInHere(page, email)
  await expect(page).toHaveURL('/')
  await expect(navigation(page).getByRole('button', { name: 'Logout' })).toBeVisible()
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

/** Finds this product on the landing page; a cached catalog may lack it for some seconds. */
export async function findOnLanding(page: Page, product: string): Promise<Locator> {
  const card = page.getByRole('listitem').filter({ hasText: product })
  const look = async () => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Order now' }).first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Find a product' }).fill(product)
    await expect(page.getByText(/ of 1 products|No match/)).toBeVisible()
    return card.count()
  }
  await expect.poll(look).toBe(1)
  return card
}
