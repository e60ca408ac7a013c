import type { BrowserContext, Locator, Page } from '@playwright/test'
import { pageBudgets } from '../../../web/budgets/pages.ts'

export type Visitor = 'visitor' | 'customer' | 'admin'

/** A page to measure, and the name of its route. */
export interface MeasuredPage {
  route: string
  path: string
}

/** Every page of the shop, by who may open it. */
export function pagesOf(who: Visitor, order: string): MeasuredPage[] {
  const pathOf: Record<string, string> = {
    '/compare': '/compare?ids=samsung-990-pro-2tb,wd-black-sn850x-2tb',
    '/payment/{id}': `/payment/${order}`,
    '/product/{id}': '/product/samsung-990-pro-2tb',
    '/dashboard/order/{id}': `/dashboard/order/${order}`,
    '/dashboard/editProduct/{id}': '/dashboard/editProduct/samsung-990-pro-2tb',
  }
  return Object.entries(pageBudgets)
    .filter(([, { modules }]) => visitorOf(modules) === who)
    .map(([route]) => ({ route, path: pathOf[route] ?? route }))
}

function visitorOf(modules: string[]): Visitor {
  if (modules.includes('app/require-admin')) return 'admin'
  return modules.includes('app/require-user') ? 'customer' : 'visitor'
}

/** Signs in as the seeded user. */
export async function logIn(chrome: BrowserContext, url: string, who: Visitor): Promise<void> {
  const page = await chrome.newPage()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(url)
  const logOut = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Logout' })
  if (who === 'admin') {
    await logOut.click()
    await page.getByText('Logout successful').waitFor()
  }
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(`${who}@techhouse.example`)
  await page.getByLabel('Password').fill('techhouse')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await logOut.waitFor()
  await page.close()
}

/** A typical interaction: types into the first field, or opens the menu of a page without one. */
export async function interact(page: Page): Promise<void> {
  const fields = page.getByRole('main').locator('input:not([type=file], [type=radio]), textarea')
  const field: Locator = fields.filter({ visible: true }).first()
  if ((await field.count()) > 0) await field.pressSequentially('12')
  else await page.getByRole('button', { name: 'Open menu' }).click()
}
