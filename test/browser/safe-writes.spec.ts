import { aProduct, stockOf } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { loseAnswers, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { fillProduct } from '../support/product-form.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('an order of the last pieces whose response was lost ends in My Order, also after a reload [FIX-4, BUY-4]', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load/)
  const [product] = await Promise.all([
    aProduct({ available_quantity: 5, minimum_order: 2 }),
    signIn(page, aCustomer()),
  ])
  await page.goto(`/product/${product._id}`)
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('4')
  const stopLosing = await loseAnswers(page, '**/api/orders')
  const confirm = page.getByRole('button', { name: 'Confirm order' })
  const notice = page.getByText('We could not confirm whether your order was booked.')
  await confirm.click()
  await expect(notice).toBeVisible()
  await expect(page.getByText('1 in stock')).toBeVisible()
  // The notice is still there when the click returns.
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/orders'))
  await confirm.click()
  await lost
  await expect(notice).toBeVisible()
  await stopLosing()

  await page.reload()
  await expect(notice).toBeVisible()
  await expect(page.getByText(/sold out/i)).toHaveCount(0)
  await confirm.click()
  await expectToast(page, 'Your order is booked')
  await expect(page).toHaveURL('/dashboard/myorder')
  await expect(rowOf(page, product.product)).toHaveCount(1)
  expect(await stockOf(product)).toBe(1)
})

test('a product whose response was lost is added once when it is sent again [FIX-5]', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load/)
  const name = `Lost ${crypto.randomUUID()}`
  await signIn(page, anAdmin())
  await page.goto('/dashboard/addProduct')
  await fillProduct(page, { Product: name })
  const stopLosing = await loseAnswers(page, '**/api/products')
  const add = page.getByRole('button', { name: 'Add Product' })
  await add.click()
  await expectToast(page, 'We cannot reach the shop')
  // Another product would be a second one.
  const notice = page.getByText(`We could not confirm whether ${name} was added.`)
  await expect(notice).toBeVisible()
  await expect(page.locator('[inert]').getByLabel('Price', { exact: true })).toHaveValue('80')
  await expect(page.getByRole('button', { name: 'Save as draft' })).toBeDisabled()
  await page.reload()
  await expect(notice).toBeVisible()
  await stopLosing()
  await add.dblclick()
  await expectToast(page, 'Product added successful')
  await expect(notice).toHaveCount(0)
  await page.getByLabel('Product', { exact: true }).fill('Another')
  await page.goto(`/dashboard/ManageProducts?q=${encodeURIComponent(name)}`)
  await expect(rowOf(page, name)).toHaveCount(1)
})
