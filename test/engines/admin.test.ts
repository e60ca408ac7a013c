import { anOrder, aProduct } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { findProduct, imageFile, imagePreview, logIn, uploadedImage } from './support/actions.ts'
import { button, card, dialog, heading, link, navigation, row } from './support/queries.ts'
import { test } from './support/test.ts'

test('an admin adds a product with its image, sees it for sale and deletes it [ENG-1]', async ({
  page,
}) => {
  const product = `Test card ${crypto.randomUUID()}`
  await logIn(page, (await anAdmin()).email)
  await page.click(link('Dashboard', navigation))
  await page.click(link('Add Product'))
  await page.see(button('Add Product'))
  await page.fill('Product', product)
  await page.fill('Type', 'Graphic card')
  await page.fill('Price', '499.99')
  await page.fill('Available quantity', '12')
  await page.fill('Minimum order', '3')
  await page.fill('Description', 'A card that only tests buy.')
  await page.upload('Image', imageFile)
  await page.see(imagePreview)
  await page.click(button('Add Product'))
  // The form releases the image when the product is stored.
  await page.seeNo(imagePreview)

  await page.click(link('Manage Products'))
  await page.see(row(product), '$499.99', '12')
  await findProduct(page, { product })
  await page.seeImage(card(product), uploadedImage)

  await page.click(link('Dashboard', navigation))
  await page.click(link('Manage Products'))
  await page.click(button('Delete', row(product)))
  await page.click(button('Delete', dialog))
  await page.seeNo(row(product))
  await page.reload()
  await page.see({ role: 'row' }, '$')
  await page.seeNo(row(product))
})

test('an admin delivers an order [ENG-1]', async ({ page }) => {
  const [customer, product] = await Promise.all([aCustomer('Grace Buyer'), aProduct()])
  await anOrder(customer, product, 6)
  await logIn(page, (await anAdmin()).email)
  await page.click(link('Dashboard', navigation))
  await page.click(link('Manage Order'))
  await page.see(heading('Manage Order'))
  await page.see(row(product.product), 'Grace Buyer', customer.email, '6 pieces')
  await page.click(button('Delivery', row(product.product)))
  await page.click(button('Deliver', dialog))
  await page.see(row(product.product), 'Product was delivered')
  await page.reload()
  await page.see(row(product.product), 'Product was delivered')
})
