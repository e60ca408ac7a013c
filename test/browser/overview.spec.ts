import { salesRollups } from '../../functions/src/overview/sales-rollups.ts'
import { anOrder, aProduct, api } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin, db } from '../../functions/test/support/people.ts'
import { navigation, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { openSignedIn, signIn } from '../support/sign-in.ts'

test('the overview shows an order in its charts and tables, and every figure opens its rows [STAFF-9]', async ({
  page,
}) => {
  const [alice, product] = await Promise.all([
    aCustomer(),
    // The best seller, whatever other tests sell.
    aProduct({ price: 900_000_000 - Math.round(Math.random() * 1_000_000) }),
    signIn(page, anAdmin()),
  ])
  await anOrder(alice, product)
  // A request folds no event of the last minute, and reads only some of those.
  await salesRollups(db, 0).fold()
  await page.goto('/dashboard/overview')
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page).toHaveURL('/dashboard/overview?days=7')
  await expect(page.getByRole('img', { name: 'Revenue: 7 bars' })).toBeVisible()

  const table = page.getByRole('table', { name: 'Top products' })
  const toggle = page.getByRole('button', { name: /table: Top products/ })
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(rowOf(page, product.product)).toHaveCount(1)
  await table.getByRole('link', { name: product.product }).click()
  await expect(page).toHaveURL(new RegExp(`productId=${product._id}`))
  await expect(page.getByRole('table', { name: 'All orders' }).getByRole('row')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: /^Low stock/ }).click()
  await expect(page.getByRole('heading', { name: 'Manage Products' })).toBeVisible()
})

test('the first screen of an admin leads to the orders to deliver, a customer’s to the last orders; brand and drawer start at one line [STAFF-9]', async ({
  page,
  browser,
}) => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct(), signIn(page, anAdmin())])
  const order = await anOrder(alice, product)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^To deliver \d/ }).click()
  await expect(page).toHaveURL('/dashboard/manageOrder?status=pending')
  await expect(page.getByRole('tab', { name: /Pending/i })).toHaveAttribute('aria-selected', 'true')

  const other = await openSignedIn(browser, alice)
  await other.setViewportSize({ width: 1920, height: 1000 })
  await other.goto('/dashboard')
  const drawer = other.getByRole('navigation', { name: 'Dashboard' })
  const brand = navigation(other).getByRole('link', { name: 'Tech House' })
  const icon = drawer.getByRole('link', { name: 'My Profile' }).locator('svg')
  await expect(icon).toBeVisible()
  const [left, start] = [await brand.boundingBox(), await icon.boundingBox()]
  expect(left?.x).toBeGreaterThan(0)
  expect(start?.x).toBeCloseTo(left?.x ?? 0, 0)
  await other.getByRole('link', { name: product.product }).click()
  await expect(other).toHaveURL(`/dashboard/order/${order}`)
  await other.context().close()
})

test('the activity of an order shows who did what, and Back keeps the search [STAFF-10]', async ({
  page,
}) => {
  const [admin, alice, product] = await Promise.all([
    signIn(page, anAdmin()),
    aCustomer(),
    aProduct(),
  ])
  const order = await anOrder(alice, product, 2)
  await api(`PUT /deliver/${order}`, { by: admin })
  await page.goto('/dashboard/activity')
  await page.getByLabel('Id of an order or product').fill(order)
  await page.getByRole('button', { name: 'Find' }).click()
  const events = page.getByRole('table', { name: 'Activity' }).getByRole('row')
  await expect(events).toHaveCount(3)
  await expect(events.nth(1)).toContainText('Status: pending → delivered')
  await expect(events.nth(2)).toContainText(`Ordered 2 × ${product.product}`)
  await page.getByRole('link', { name: `All events by ${alice.email}` }).click()
  await expect(page.getByLabel('Person’s email')).toHaveValue(alice.email)
  await page.getByRole('link', { name: `2 × ${product.product}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Id of an order or product')).toHaveValue(order)
  await expect(events).toHaveCount(3)
})
