import { expect as expectValue } from '@playwright/test'
import { aProduct, api, stockOf } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { logInHere, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { expectToast } from '../support/toasts.ts'

for (const typed of ['', '1.5', 'abc', '0', '-1', '1e2', '٣']) {
  test(`a quantity of "${typed}" is refused with a message and nothing is sent [BUY-2]`, async ({
    page,
  }) => {
    const product = await aProduct({ minimum_order: 2 })
    await openProduct(page, product._id)
    const orders: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/orders')) orders.push(typed)
    })
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill(typed)
    const confirm = page.getByRole('button', { name: 'Confirm order' })
    await confirm.click()
    await expectToast(page, /please order/i)
    await expect(confirm).toBeDisabled()
    expectValue(orders).toEqual([])
  })
}

test('on a phone "Confirm order" stays in view, however long the product page is [BUY-1]', async ({
  page,
}) => {
  const product = await aProduct({ description: 'Much to say. '.repeat(100) })
  await page.setViewportSize({ width: 360, height: 740 })
  await openProduct(page, product._id)
  const confirm = page.getByRole('button', { name: 'Confirm order' })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await confirm.click()
  await expect(page).toHaveURL('/dashboard/myorder')
})

test('stock that was sold meanwhile is refused with the current number, which the page then shows [BUY-5]', async ({
  page,
  problems,
}) => {
  problems.expect(/409/)
  const [product, other] = await Promise.all([aProduct({ available_quantity: 10 }), aCustomer()])
  await openProduct(page, product._id)
  await api('POST /orders', { by: other, body: { productId: product._id, quantity: 7 } })
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('5')
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await expectToast(page, 'please order Maximum 3 piece')
  await expect(page.getByText(/3 in stock/)).toBeVisible()
})

test('a double click books one order [BUY-6]', async ({ page }) => {
  const product = await aProduct({ available_quantity: 10 })
  await openProduct(page, product._id)
  await page.getByRole('button', { name: 'Confirm order' }).dblclick()
  await expect(page).toHaveURL('/dashboard/myorder')
  await expect(rowOf(page, product.product)).toHaveCount(1)
  expectValue(await stockOf(product)).toBe(9)
})

test('an order whose response was lost is booked once when it is sent again [BUY-6]', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load/)
  const product = await aProduct({ available_quantity: 10 })
  await openProduct(page, product._id)
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const confirm = page.getByRole('button', { name: 'Confirm order' })
  await confirm.click()
  await expectToast(page, 'We cannot reach the shop')
  await page.unroute('**/api/orders')
  await confirm.click()
  await expect(page).toHaveURL('/dashboard/myorder')
  await expect(rowOf(page, product.product)).toHaveCount(1)
  expectValue(await stockOf(product)).toBe(9)
})

test('a product with less in stock than its minimum order shows as sold out [BUY-7]', async ({
  page,
}) => {
  const product = await aProduct({ available_quantity: 4, minimum_order: 5 })
  await openProduct(page, product._id)
  await expect(page.getByText(/sold out/i)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm order' })).toBeDisabled()
})

test('a cancelled order leaves the list and its pieces are returned to the stock [DASH-5]', async ({
  page,
}) => {
  const product = await aProduct({ available_quantity: 10 })
  await openProduct(page, product._id)
  await page.getByRole('button', { name: 'Confirm order' }).click()
  const row = rowOf(page, product.product)
  await row.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expectToast(page, 'Delete Success')
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('You have not ordered anything yet.')).toBeVisible()
  expectValue(await stockOf(product)).toBe(10)
})

test('Make Payment leads to a page without payment [DASH-6]', async ({ page }) => {
  const product = await aProduct()
  await openProduct(page, product._id)
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await rowOf(page, product.product).getByRole('link', { name: 'Make Payment' }).click()
  await expect(page).toHaveURL(/\/payment\/.+$/)
  const [, id = ''] = /payment\/(.+)$/.exec(page.url()) ?? []
  await expect(page.getByText(`This is Payment for ${id}`)).toBeVisible()
})

/** Opens a product as a new customer, through the login page. */
async function openProduct(page: import('@playwright/test').Page, id: string): Promise<void> {
  const { email } = await aCustomer()
  await page.goto(`/product/${id}`)
  await logInHere(page, email)
  await expect(page).toHaveURL(`/product/${id}`)
  // The login page has a heading too.
  await expect(page.getByRole('button', { name: 'Confirm order' })).toBeVisible()
}
