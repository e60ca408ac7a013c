import { formatPrice } from '../../functions/src/parts/format-number.ts'
import { anOrder, aProduct } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { findOnLanding, navigation, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { fillProduct, productLabels } from '../support/product-form.ts'
import { expectImage, imageFile, logIn, uploadedImage } from './actions.ts'

test('an admin adds a product with its image, sees it for sale and deletes it [ENG-1, ADM-4, ADM-6, FIX-6]', async ({
  page,
}) => {
  const product = `Test card ${crypto.randomUUID()}`
  await logIn(page, await anAdmin())
  await navigation(page).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('link', { name: 'Add Product' }).click()
  await fillProduct(page, { Product: product, Price: '499.99' })
  await page.getByLabel(/^Image/).setInputFiles(imageFile)
  const preview = page.getByRole('img', { name: 'Preview of landing.jpg' })
  await expect(preview).toBeVisible()
  await page.getByRole('button', { name: 'Add Product' }).click()
  // The form is emptied when the product is stored.
  await expect(preview).toBeHidden()
  for (const label of productLabels) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  }

  await page.getByRole('link', { name: 'Manage Products' }).click()
  const row = rowOf(page, product)
  await expect(row).toContainText(formatPrice(499.99))
  await expect(row).toContainText('12')
  const card = await findOnLanding(page, product)
  await expectImage(card.getByRole('img').first(), uploadedImage)

  await navigation(page).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('link', { name: 'Manage Products' }).click()
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: '$' })).not.toHaveCount(0)
  await expect(row).toHaveCount(0)
})

test('an admin delivers an order [ENG-1]', async ({ page }) => {
  const [customer, product] = await Promise.all([aCustomer('Grace Buyer'), aProduct()])
  await anOrder(customer, product, 6)
  await logIn(page, await anAdmin())
  await navigation(page).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('link', { name: 'Manage Order' }).click()
  await expect(page.getByRole('heading', { name: 'Manage Order' })).toBeVisible()
  const row = rowOf(page, product.product)
  for (const fact of ['Grace Buyer', customer.email, '6 pieces']) {
    await expect(row).toContainText(fact)
  }
  await row.getByRole('button', { name: 'Delivery' }).click()
  await expect(row).toContainText('Product was delivered')
  await page.reload()
  await expect(row).toContainText('Product was delivered')
})
