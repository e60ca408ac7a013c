import { aProduct, api, stockOf } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('a customer orders what is left, once by a double click and once by Enter, and cancels it [BUY-5, BUY-6, DASH-5, DASH-6]', async ({
  page,
  problems,
}) => {
  problems.expect(/409/)
  const [product, other] = await Promise.all([
    aProduct({ available_quantity: 10 }),
    aCustomer(),
    signIn(page, aCustomer()),
  ])
  await page.goto(`/product/${product._id}`)
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  const confirm = page.getByRole('button', { name: 'Confirm order' })
  await expect(confirm).toBeEnabled()
  await api('POST /orders', { by: other, body: { productId: product._id, quantity: 7 } })
  await quantity.fill('5')
  await confirm.click()
  await expectToast(page, 'please order Maximum 3 piece')
  await expect(page.getByText(/3 in stock/)).toBeVisible()

  await quantity.fill('2')
  await confirm.dblclick()
  await expect(page).toHaveURL('/dashboard/myorder')
  const row = rowOf(page, product.product)
  await expect(row).toHaveCount(1)
  expect(await stockOf(product)).toBe(1)
  await row.getByRole('link', { name: 'Make Payment' }).click()
  await expect(page).toHaveURL(/\/payment\/.+$/)
  await expect(page.getByText(`This is Payment for ${page.url().split('/').at(-1)}`)).toBeVisible()
  await page.goBack()
  await row.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expectToast(page, 'Delete Success')
  await expect(row).toHaveCount(0)
  expect(await stockOf(product)).toBe(3)

  await page.goto(`/product/${product._id}`)
  await quantity.fill('3')
  await quantity.press('Enter')
  await quantity.press('Enter')
  await expect(page).toHaveURL('/dashboard/myorder')
  await expect(row).toContainText('3 pieces')
  await page.reload()
  await expect(row).toHaveCount(1)
  expect(await stockOf(product)).toBe(0)
})

test('on a phone the order bar is one row that stays in view, however long the product page is [BUY-1, CAT-1]', async ({
  page,
}) => {
  const [product] = await Promise.all([
    aProduct({
      description: 'Much to say. '.repeat(100),
      specs: { kind: 'storage', capacityGb: 2000 },
    }),
    signIn(page, aCustomer()),
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/product/${product._id}`)
  await expect(page.getByRole('table', { name: 'Specifications' })).toBeAttached()
  const confirm = page.getByRole('button', { name: 'Confirm order' })
  const quantity = await page.getByRole('spinbutton', { name: 'Quantity' }).boundingBox()
  const button = await confirm.boundingBox()
  expect(button?.x).toBeGreaterThan((quantity?.x ?? 0) + (quantity?.width ?? 0))
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(640)
  expect(button?.height).toBeLessThan(60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await expect(confirm).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await confirm.click()
  await expect(page).toHaveURL('/dashboard/myorder')
})
