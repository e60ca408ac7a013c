import type { BrowserContext, Locator, Page } from '@playwright/test'
import { pageBudgets } from '../../../web/budgets/pages.ts'

/** Who opens a page. */
export type Role = 'visitor' | 'customer' | 'admin'

/** A page to measure, and the name of its route. */
export interface MeasuredPage {
  route: string
  path: string
}

/** The pages of the shop that are measured as this role; all roles together have all pages. */
export function pagesOf(role: Role, orderId: string): MeasuredPage[] {
  const pathOf: Record<string, string> = {
    '/compare': '/compare?ids=samsung-990-pro-2tb,wd-black-sn850x-2tb',
    '/payment/{id}': `/payment/${orderId}`,
    '/product/{id}': '/product/samsung-990-pro-2tb',
    '/dashboard/order/{id}': `/dashboard/order/${orderId}`,
    '/dashboard/editProduct/{id}': '/dashboard/editProduct/samsung-990-pro-2tb',
  }
  return Object.entries(pageBudgets)
    .filter(([, { modules }]) => roleOf(modules) === role)
    .map(([route]) => ({ route, path: pathOf[route] ?? route }))
}

function roleOf(modules: string[]): Role {
  if (modules.includes('app/require-admin')) return 'admin'
  return modules.includes('app/require-user') ? 'customer' : 'visitor'
}

/** Signs in as the seeded user. */
export async function logIn(chrome: BrowserContext, url: string, role: Role): Promise<void> {
  const page = await chrome.newPage()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(url)
  const logOut = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Logout' })
  if (role === 'admin') {
    await logOut.click()
    await page.getByText('Logout successful').waitFor()
  }
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(`${role}@techhouse.example`)
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
