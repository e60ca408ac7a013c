import { expect } from 'vitest'
import { aProduct, stockOf } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { findProduct, logInHere } from './support/actions.ts'
import { button, dialog, field, heading, link, row, text } from './support/queries.ts'
import { test } from './support/test.ts'

test('a visitor logs in on the way to a product, orders it and cancels the order [ENG-1]', async ({
  page,
}) => {
  const { email } = await aCustomer()
  const product = await aProduct({ price: 19.99, minimum_order: 5, available_quantity: 20 })
  await findProduct(page, product)
  await page.click(link(`Order now: ${product.product}`))
  await page.at('/login')
  await logInHere(page, email)

  await page.at(`/product/${product._id}`)
  await page.see(heading(product.product))
  await page.seeImage({ role: 'main' }, /no-picture\.svg$/)
  await page.see(field('Quantity'))
  await page.fill('Quantity', '6')
  await page.see(text('$119.94'))
  await page.click(button('Confirm order'))

  await page.at('/dashboard/myorder')
  const facts = ['pending', '6 pieces', '$119.94']
  await page.see(row(product.product), ...facts)
  await page.reload()
  await page.see(row(product.product), ...facts)
  expect(await stockOf(product)).toBe(14)

  await page.click(button('Cancel', row(product.product)))
  await page.click(button('Cancel order', dialog))
  await page.seeNo(row(product.product))
  expect(await stockOf(product)).toBe(20)
})

test('a quantity above the stock is refused until it is edited [ENG-1]', async ({ page }) => {
  const { email } = await aCustomer()
  const product = await aProduct({ available_quantity: 3 })
  await page.open(`/product/${product._id}`)
  await page.at('/login')
  await logInHere(page, email)
  await page.see(heading(product.product))
  await page.fill('Quantity', '4')
  await page.click(button('Confirm order'))
  await page.until(async () => expect(await page.isDisabled(button('Confirm order'))).toBe(true))
  await page.fill('Quantity', '3')
  await page.click(button('Confirm order'))
  await page.see(row(product.product), '3 pieces')
  expect(await stockOf(product)).toBe(0)
})
