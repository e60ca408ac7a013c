import { expect, test } from '@playwright/test'
import { admin, customer, logInHere } from '../support/actions.ts'
import { open, roles } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { phone, shootPage, shootWindow } from './shoot.ts'

for (const [who, screensOf] of roles) {
  test(`every page of ${who}, with long words`, async ({ page }) => {
    const [person, screens] = await screensOf()
    if (person) await signIn(page, person)
    for (const screen of screens) {
      await open(page, screen)
      const name = screen.path.split('?')[0]?.slice(1).replaceAll('/', '-') || 'landing'
      await shootPage(page, `${who}/${name}`)
    }
  })
}

test('the menu, a refused form and a toast of a visitor', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
  await shootPage(page, 'a visitor/signup-refused')
  await page.goto('/login')
  await logInHere(page, 'nobody@example.com', 'a wrong password')
  await page.getByRole('alert').hover()
  await shootWindow(page, 'a visitor/login-toast')
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await shootWindow(page, 'a visitor/menu', [phone])
})

test('a catalog that does not load, and no connection', async ({ page, context }) => {
  await page.route('**/api/products*', (route) => route.fulfill({ status: 429, json: {} }))
  await page.goto('/')
  await expect(page.getByText('That did not work')).toBeVisible()
  await shootPage(page, 'a visitor/failed')
  await context.setOffline(true)
  // Without any network, the browser fires no event.
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await shootWindow(page, 'a visitor/offline')
})

test('a dialog and the drawer of a customer', async ({ page }) => {
  await signIn(page, { email: customer })
  await page.goto('/dashboard/myorder')
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await shootWindow(page, 'a customer/myorder-cancel')
  await page.getByRole('button', { name: 'Keep order' }).click()
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Dashboard menu' }).click()
  await expect(page.getByRole('link', { name: 'Add Review' })).toBeVisible()
  await shootWindow(page, 'a customer/drawer', [phone])
})

test('dialogs of an admin, and empty lists', async ({ page }) => {
  await signIn(page, { email: admin })
  await page.goto('/dashboard/manageOrder')
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await shootWindow(page, 'an admin/manageOrder-delete')
  await page.goto('/dashboard/outbox')
  await page.getByRole('button', { name: 'Read' }).first().click()
  await expect(page.frameLocator('iframe[srcdoc]').getByRole('heading')).toBeVisible()
  await shootWindow(page, 'an admin/outbox-mail')
  await page.route('**/api/orders?*', (route) => route.fulfill({ json: [] }))
  await page.goto('/dashboard/manageOrder')
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
  await shootPage(page, 'an admin/manageOrder-empty')
})
