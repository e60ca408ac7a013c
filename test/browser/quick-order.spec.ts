import { orderButton } from '@tech-house/shop'
import { formatPrice } from '../../functions/src/parts/format-number.ts'
import { api } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { logInHere, navigation, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

const list = ['2 x Samsung 990 Pro 2TB', 'wd-red-plus-4tb;1', 'ryzen', 'no such thing'].join('\r\n')

test('a visitor pastes a list, decides every line, logs in and orders all of it once, and again [QUICK-1, QUICK-2, FIT-3]', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Quick order' }).click()
  await page.getByRole('textbox', { name: 'Your list' }).fill(list)
  await page.getByRole('button', { name: 'Add to list' }).click()
  await expect(page.getByRole('textbox', { name: 'Your list' })).toBeFocused()
  const ssd = rowOf(page, 'Samsung 990 Pro 2TB')
  await expect(ssd).toContainText(`${formatPrice(179.99)} each`)
  await expect(page.getByText('3 lines need a decision before you can order.')).toBeVisible()
  await rowOf(page, 'ryzen')
    .getByRole('button', { name: /^AMD Ryzen 5 7600/ })
    .click()
  await page.getByRole('button', { name: 'Order 2: WD Red Plus 4TB' }).click()
  await page.getByRole('button', { name: 'Remove no such thing' }).click()
  await expect(page.getByText(/^3 lines, total/)).toBeVisible()

  await page.getByRole('link', { name: 'Log in to order' }).click()
  const customer = await aCustomer()
  await logInHere(page, customer.email)
  await expect(page).toHaveURL('/quick-order')
  await expect(page.getByText(/^3 lines, total/)).toBeVisible()
  await page.getByRole('button', { name: orderButton }).dblclick()
  await expectToast(page, 'Your orders are booked')
  await expect(page).toHaveURL('/dashboard/myorder')
  await expect(page.getByRole('region', { name: 'Your purchase' })).toBeVisible()
  await expect(page.getByText(/: 3 products, /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(3)
  expect((await api('GET /myorders', { by: customer })).body).toHaveLength(3)

  await page.getByRole('button', { name: /^Order all again/ }).click()
  await expect(page).toHaveURL('/quick-order')
  await expect(page.getByText(/^3 lines, total/)).toBeVisible()
  await expect(page.getByRole('button', { name: orderButton })).toBeEnabled()
})

test('the list of a visitor who logged out before stays, whatever other tabs store [QUICK-1]', async ({
  page,
  context,
}) => {
  await signIn(page, aCustomer())
  await page.goto('/quick-order')
  await navigation(page).getByRole('button', { name: 'Logout' }).click()
  await expect(navigation(page).getByRole('link', { name: 'Login' })).toBeVisible()
  await page.goto('/quick-order')
  await page.getByRole('textbox', { name: 'Your list' }).fill('Samsung 990 Pro 2TB')
  await page.getByRole('button', { name: 'Add to list' }).click()
  await expect(page.getByText(/^1 line, total/)).toBeVisible()
  const stored = () => page.evaluate(() => sessionStorage.getItem('saved-input::quick-order'))
  expect(await stored()).not.toBeNull()

  const noticed = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('storage', resolve, { once: true })),
  )
  const other = await context.newPage()
  await other.goto('/build')
  await other.evaluate(() => localStorage.setItem('color-mode', 'dark'))
  await noticed
  expect(await stored()).not.toBeNull()
})
