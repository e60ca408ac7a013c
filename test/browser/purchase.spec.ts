import { randomUUID } from 'node:crypto'
import { aProduct, stockOf } from '../../functions/test/support/api.ts'
import { admin, findOnLanding, logIn, navigation, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { expectToast, recordToasts } from '../support/toasts.ts'

test('a visitor signs up on the way to a product, orders it, and an admin delivers it [NAV-4, AUTH-2, BUY-1, BUY-2, BUY-3, BUY-4, DASH-4, DASH-5, ADM-1, ADM-2, ENG-1]', async ({
  page,
  browser,
}) => {
  const product = await aProduct({ price: 19.99, minimum_order: 5, available_quantity: 20 })
  const email = `${randomUUID()}@example.com`

  const card = await findOnLanding(page, product.product)
  await card.getByRole('link', { name: 'Order now' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill('Grace Buyer')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign up' }).click()

  await expect(page).toHaveURL(`/product/${product._id}`)
  await expect(page.getByRole('heading', { name: product.product })).toBeVisible()
  await expect(page.getByRole('main').getByRole('img', { name: product.product })).toBeVisible()
  for (const fact of ['$19.99', 'SSD', product.description, /at least 5 pieces; 20 in stock/i]) {
    await expect(page.getByRole('main').getByText(fact).first()).toBeVisible()
  }
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  const confirm = page.getByRole('button', { name: 'Confirm order' })

  for (const [typed, answer] of [
    ['4', 'please order Minimum 5 piece'],
    ['21', 'please order Maximum 20 piece'],
  ] as const) {
    await quantity.fill(typed)
    await confirm.click()
    await expectToast(page, answer)
    await expect(confirm).toBeDisabled()
  }
  await quantity.fill('6')
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await expectToast(page, 'Your order is booked')
  await expect(page).toHaveURL('/dashboard/myorder')

  const mine = rowOf(page, product.product)
  for (const fact of ['pending', /6 pieces/, '$119.94']) await expect(mine).toContainText(fact)
  await expect(mine.getByRole('button', { name: 'Cancel' })).toBeVisible()

  const shop = await browser.newContext()
  await recordToasts(shop)
  const adminPage = await shop.newPage()
  await logIn(adminPage, admin)
  await navigation(adminPage).getByRole('link', { name: 'Dashboard' }).click()
  await adminPage.getByRole('link', { name: 'Manage Order' }).click()
  const theirs = rowOf(adminPage, product.product)
  for (const fact of ['Grace Buyer', email, /6 pieces/, '$119.94']) {
    await expect(theirs).toContainText(fact)
  }
  await expect(theirs.getByRole('button', { name: /delete/i })).toBeVisible()
  await theirs.getByRole('button', { name: 'Delivery' }).click()
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Deliver' }).click()
  await expectToast(adminPage, 'Product delivered successful')
  await expect(theirs).toContainText('Product was delivered')
  await expect(theirs.getByRole('button', { name: 'Delivery' })).toBeHidden()
  await shop.close()

  await page.reload()
  await expect(mine).toContainText('delivered')
  await expect(mine.getByRole('button', { name: 'Cancel' })).toBeHidden()
})

test('a visitor signs up, orders, and cancels the order again [AUTH-2, BUY-4, DASH-5]', async ({
  page,
}) => {
  const product = await aProduct({ available_quantity: 10 })
  await page.goto('/signup')
  await page.getByLabel('Name').fill('Chris Changed')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/')

  const card = await findOnLanding(page, product.product)
  await card.getByRole('link', { name: 'Order now' }).click()
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('4')
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await expect(page).toHaveURL('/dashboard/myorder')
  await expect(rowOf(page, product.product)).toContainText('4 pieces')
  expect(await stockOf(product)).toBe(6)

  await rowOf(page, product.product).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expectToast(page, 'Delete Success')
  await expect(rowOf(page, product.product)).toHaveCount(0)
  expect(await stockOf(product)).toBe(10)
})
