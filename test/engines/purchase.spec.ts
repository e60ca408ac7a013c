import { orderButton } from '@tech-house/shop'
import { formatPrice } from '../../functions/src/parts/format-number.ts'
import { aProduct, stockOf } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { findOnLanding, logInHere, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { expectToast } from '../support/toasts.ts'
import { expectImage, type } from './actions.ts'

test('a visitor logs in on the way to a product, orders it and cancels the order [ENG-1]', async ({
  page,
}) => {
  const { email } = await aCustomer()
  const product = await aProduct({ price: 19.99, minimum_order: 5, available_quantity: 20 })
  const card = await findOnLanding(page, product.product)
  await card.getByRole('link', { name: 'Order now' }).click()
  await expect(page).toHaveURL('/login')
  await logInHere(page, email)

  await expect(page).toHaveURL(`/product/${product._id}`)
  await expect(page.getByRole('heading', { name: product.product })).toBeVisible()
  await expectImage(page.getByRole('main').getByRole('img').first(), /no-picture\.svg$/)
  await type(page.getByRole('spinbutton', { name: 'Quantity' }), '6')
  await expect(page.getByText(formatPrice(119.94)).first()).toBeVisible()
  await page.getByRole('button', { name: orderButton }).click()
  const brief = { isAtTopCenter: true, lasts: '1s' }
  expect(await expectToast(page, 'Your order is booked')).toMatchObject(brief)

  await expect(page).toHaveURL('/dashboard/myorder')
  const row = rowOf(page, product.product)
  const facts = ['pending', '6 pieces', formatPrice(119.94)]
  for (const fact of facts) await expect(row).toContainText(fact)
  await page.reload()
  for (const fact of facts) await expect(row).toContainText(fact)
  expect(await stockOf(product)).toBe(14)

  await row.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(row).toHaveCount(0)
  expect(await stockOf(product)).toBe(20)
})
