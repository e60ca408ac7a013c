import { orderButton } from '@tech-house/shop'
import { logInHere } from '../../support/actions.ts'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser.ts'
import { expectNothingLost } from '../../support/reflow.ts'
import { adminScreens, customerScreens, open } from '../../support/screens.ts'
import { signIn } from '../../support/sign-in.ts'
import { expectStill } from '../../support/still.ts'
import { holdToasts } from '../../support/toasts.ts'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 720 }

// A refused form: see forms.spec.ts.
test('axe finds no violation in the menu, dialog, messages and errors of a visitor', async ({
  page,
  problems,
}) => {
  problems.expect(/400|403/)
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

  await page.goto('/build')
  await page.getByRole('button', { name: 'Complete a build for your budget' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show builds' }).click()
  await expect(dialog.getByRole('region').first()).toBeVisible()
  await expectAccessible(page, 'complete builds')
  await expectNothingLost(page, 'complete builds')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expectStill(page, 'the menu of a phone')
  await expectAccessible(page, 'the menu of a phone')

  await page.route('**/api/products*', (route) => route.fulfill({ status: 403, body: '{}' }))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page, 'a failed load')
})

test('axe finds no violation in the messages, dialog and drawer of a customer, and nothing moves', async ({
  page,
}) => {
  const [customer, [product]] = await customerScreens()
  await signIn(page, customer)
  await open(page, product)
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('9999999')
  await holdToasts(page)
  await page.getByRole('button', { name: orderButton }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a refused quantity')

  await page.goto('/dashboard/myorder')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'the dialog before an order is cancelled')
  await expectNothingLost(page, 'the dialog before an order is cancelled')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.setViewportSize(phone)
  await expectAccessible(page, 'orders on a phone')
  await page.getByRole('button', { name: 'Dashboard menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  await expectStill(page, 'the drawer of a phone')
  await expectAccessible(page, 'the drawer of a phone')
  await page.getByRole('link', { name: 'Add Review' }).click()
  await expect(page.getByRole('heading', { name: 'Add Review' })).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('axe finds no violation in the tables of an admin on a phone, and in the dialog before a deletion', async ({
  page,
}) => {
  const [admin] = await adminScreens()
  await signIn(page, admin)
  const remove = page.getByRole('button', { name: 'Delete' }).first()
  await page.setViewportSize(phone)
  for (const path of ['manageOrder', 'ManageProducts']) {
    await page.goto(`/dashboard/${path}`)
    await expect(remove).toBeVisible()
    await expectAccessible(page, `${path} on a phone`)
  }
  await page.setViewportSize(desk)
  await remove.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'the dialog before a product is deleted')
  await expectNothingLost(page, 'the dialog before a product is deleted')
})
