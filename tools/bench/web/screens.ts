import type { BrowserContext } from '@playwright/test'

const dashboard = {
  customer: ['myprofile', 'profileUpdate', 'myorder', 'addreview'],
  admin: [
    'manageOrder',
    'addProduct',
    'importProducts',
    'restock',
    'makeAdmin',
    'ManageProducts',
    'editProduct/samsung-990-pro-2tb',
    'manageReviews',
    'outbox',
    'activity',
    'overview',
  ],
}

/** The paths of the screens that are measured as this user. */
export const screensOf = (who: keyof typeof dashboard) => [
  ...(who === 'customer' ? ['/product/samsung-990-pro-2tb'] : []),
  ...dashboard[who].map((path) => `/dashboard/${path}`),
]

/** Signs in as the seeded user. */
export async function logIn(chrome: BrowserContext, url: string, who: string): Promise<void> {
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
