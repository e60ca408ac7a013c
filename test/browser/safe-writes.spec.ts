import { anAdmin } from '../../functions/test/support/people.ts'
import { loseAnswers, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { fillProduct } from '../support/product-form.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

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
