import { logIn, logInHere } from '../support/actions.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import {
  adminScreens,
  customerScreens,
  open,
  publicScreens,
  visitorScreens,
} from '../support/screens.ts'
import { holdToasts } from '../support/toasts.ts'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 720 }

test('axe finds no violation on the screens of a visitor, in light and dark', async ({
  page,
  problems,
}) => {
  problems.expect(/404/)
  for (const screen of [...publicScreens, ...visitorScreens]) {
    await open(page, screen)
    await expectAccessible(page, screen.path)
  }
})

test('axe finds no violation on the screens of a customer, in light and dark', async ({
  page,
  problems,
}) => {
  problems.expect(/404/)
  const [customer, screens] = await customerScreens()
  await logIn(page, customer.email)
  for (const screen of screens) {
    await open(page, screen)
    await expectAccessible(page, screen.path)
  }
})

test('axe finds no violation on the screens of an admin, in light and dark', async ({ page }) => {
  const [admin, screens] = await adminScreens()
  await logIn(page, admin.email)
  for (const screen of screens) {
    await open(page, screen)
    await expectAccessible(page, screen.path)
  }
})

test('axe finds no violation in the menu, messages and errors of a visitor', async ({
  page,
  problems,
}) => {
  problems.expect(/400|403/)
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'a refused signup')

  await page.goto('/login')
  await holdToasts(page)
  await logInHere(page, 'nobody@example.com', 'a wrong password')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a toast')

  await page.goto('/reset')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('a mail with a link')).toBeVisible()
  await expectAccessible(page, 'a reset')

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page, 'the menu of a phone')

  await page.goto('/')
  const newsletter = page.getByPlaceholder('Your email address')
  await newsletter.fill('no address')
  await newsletter.press('Enter')
  await expect(page.getByText('Please enter an email address')).toBeVisible()
  await expectAccessible(page, 'a refused newsletter')

  await page.route('**/api/products*', (route) => route.fulfill({ status: 403, body: '{}' }))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page, 'a failed load')
})

test('axe finds no violation in the drawer, dialog, messages and errors of a customer', async ({
  page,
}) => {
  const [customer, [product]] = await customerScreens()
  await logIn(page, customer.email)
  await open(page, product)
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('99')
  await holdToasts(page)
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a refused quantity')

  for (const [path, button] of [
    ['addreview', 'Add Review'],
    ['profileUpdate', 'Update profile'],
  ] as const) {
    await page.goto(`/dashboard/${path}`)
    await page.getByLabel(/name|rating/i).clear()
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
    await expectAccessible(page, `a refused ${path}`)
  }

  await page.goto('/dashboard/myorder')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'the dialog before an order is cancelled')

  await page.setViewportSize(phone)
  await page.goto('/dashboard/myorder')
  await expectAccessible(page, 'orders on a phone')
  await page.getByRole('button', { name: 'Dashboard menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  await expectAccessible(page, 'the drawer of a phone')
})

test('axe finds no violation in the dialogs and errors of an admin', async ({ page }) => {
  const [admin] = await adminScreens()
  await logIn(page, admin.email)
  await page.goto('/dashboard/addProduct')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await expect(page.getByLabel('Product', { exact: true })).toBeFocused()
  await expectAccessible(page, 'a refused product')

  for (const path of ['manageOrder', 'ManageProducts']) {
    await page.setViewportSize(desk)
    await page.goto(`/dashboard/${path}`)
    await page.getByRole('button', { name: 'Delete' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, `the dialog of ${path}`)
    await page.getByRole('button', { name: 'Keep' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.setViewportSize(phone)
    await expectAccessible(page, `${path} on a phone`)
  }
})
