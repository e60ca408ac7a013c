import { randomUUID } from 'node:crypto'
import { formatPrice } from '../../functions/src/parts/format-number.ts'
import { aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { admin, findOnLanding, navigation, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { openSignedIn, signIn } from '../support/sign-in.ts'
import { expectToast, holdToasts } from '../support/toasts.ts'

test('a visitor signs up on the way to a product, orders it by a double click, and an admin delivers it [NAV-4, AUTH-2, BUY-1, BUY-2, BUY-3, BUY-4, BUY-6, DASH-4, DASH-5, ADM-1, ADM-2]', async ({
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
  for (const fact of [
    formatPrice(19.99),
    'SSD',
    product.description,
    /at least 5 pieces; 20 in stock/i,
  ]) {
    await expect(page.getByRole('main').getByText(fact).first()).toBeVisible()
  }
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  const confirm = page.getByRole('button', { name: 'Confirm order' })

  const brief = { isAtTopCenter: true, lasts: '1s' }
  for (const [typed, answer] of [
    ['4', 'please order Minimum 5 piece'],
    ['21', 'please order Maximum 20 piece'],
  ] as const) {
    await quantity.fill(typed)
    await confirm.click()
    expect(await expectToast(page, answer)).toMatchObject(brief)
    await expect(page.getByRole('main').getByText(answer)).toBeVisible()
    await expect(confirm).toBeDisabled()
  }
  await quantity.fill('6')
  await expect(confirm).toBeEnabled()
  await confirm.dblclick()
  expect(await expectToast(page, 'Your order is booked')).toMatchObject(brief)
  await expect(page).toHaveURL('/dashboard/myorder')
  const booked = page.getByRole('region', { name: 'Your purchase' })
  await expect(booked).toContainText('Collection in the shop')
  await booked.getByRole('button', { name: 'Close' }).click()
  await expect(booked).toBeHidden()

  const mine = rowOf(page, product.product)
  const total = formatPrice(119.94)
  for (const fact of ['pending', /6 pieces/, total]) await expect(mine).toContainText(fact)
  await expect(mine.getByRole('button', { name: 'Cancel' })).toBeVisible()

  const adminPage = await openSignedIn(browser, { email: admin })
  await adminPage.goto('/blogs')
  await navigation(adminPage).getByRole('link', { name: 'Dashboard' }).click()
  await adminPage.getByRole('link', { name: 'Manage Order' }).click()
  const theirs = rowOf(adminPage, product.product)
  for (const fact of ['Grace Buyer', email, /6 pieces/, total]) {
    await expect(theirs).toContainText(fact)
  }
  await expect(theirs.getByRole('button', { name: /delete/i })).toBeVisible()
  await theirs.getByRole('button', { name: 'Delivery' }).dblclick()
  await expectToast(adminPage, 'Product delivered successful')
  await expect(theirs).toContainText('Product was delivered')
  await expect(theirs.getByRole('button', { name: 'Delivery' })).toBeHidden()
  await adminPage.context().close()

  await page.reload()
  await expect(mine).toContainText('delivered')
  await expect(mine.getByRole('button', { name: 'Cancel' })).toBeHidden()
})

test('on a phone the order bar stays in view, however long the product page is [BUY-1, CAT-1]', async ({
  page,
}) => {
  const specs = { kind: 'storage' as const, capacityGb: 2000 }
  const [product] = await Promise.all([
    aProduct({ description: 'Much to say. '.repeat(100), specs }),
    signIn(page, aCustomer()),
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/product/${product._id}`)
  await expect(page.getByRole('table', { name: 'Specifications' })).toBeAttached()
  const confirm = page.getByRole('button', { name: 'Confirm order' })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await holdToasts(page)
  await confirm.click()
  await expect(page).toHaveURL('/dashboard/myorder')
  await page.mouse.move(0, 0)
  await expect(page.getByRole('alert')).toBeVisible()
  // The toast does not cover it.
  await page.getByRole('button', { name: 'Dashboard menu' }).click({ trial: true })
})
