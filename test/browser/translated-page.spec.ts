import type { Page } from '@playwright/test'
import { orderButton } from '@tech-house/shop'
import { formatPrice } from '../../functions/src/parts/format-number.ts'
import { aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { findOnLanding, navigation, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'
import { translatePages } from '../support/translator.ts'

test.beforeEach(({ context }) => translatePages(context))

test('on translated pages a customer searches, orders, cancels, builds and pastes a list, and reads what is true', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/)
  const [product] = await Promise.all([
    aProduct({ minimum_order: 2, available_quantity: 5, images: ['/products/noctua-nh-d15.svg'] }),
    signIn(page, aCustomer()),
  ])
  const card = await findOnLanding(page, product.product)
  const search = page.getByRole('searchbox', { name: 'Find a product' })
  const found = page.locator('#services').getByRole('status').first()
  await search.fill('z890 nothing')
  await expect(page.getByText('No match. Try another word.')).toBeVisible()
  await search.fill('ryzen')
  await expect(found).toHaveText(/^\d+ of \d+ products$/)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-asc')
  await page.getByRole('button', { name: /^Processor/ }).click()
  await page.getByRole('checkbox', { name: 'AM5' }).check()
  await expect(page.getByRole('button', { name: 'Remove AM5' })).toBeVisible()
  await expect(found).toHaveText(/^\d+ of \d+ products$/)
  await page.getByRole('button', { name: 'All types' }).click()
  await page.getByRole('checkbox', { name: /^AMD/ }).check()
  await expect(page.getByRole('button', { name: 'Remove AMD' })).toBeVisible()
  await page.getByRole('checkbox', { name: /^AMD/ }).uncheck()
  await expect(page.getByRole('button', { name: 'Remove AMD' })).toHaveCount(0)
  await page.route('**/api/search?*', (route) => route.abort())
  await search.fill(product.product)
  await expect(found).toHaveText('Showing the previous results.')
  await page.unroute('**/api/search?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(found).toHaveText('1 of 1 products')

  await card.getByRole('link', { name: 'Order now' }).click()
  const second = page.getByRole('radio', { name: /^Picture 2 of 2/ })
  await second.check()
  await expect(second).toBeChecked()
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await quantity.fill('1')
  await page.getByRole('button', { name: orderButton }).click()
  await expectToast(page, 'please order Minimum 2 piece')
  await quantity.fill('3')
  await page.getByRole('button', { name: orderButton }).click()
  const order = rowOf(page, product.product)
  await expect(order).toContainText('3 pieces')
  await order.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(order).toHaveCount(0)

  await buildAndChange(page)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Quick order' }).click()
  const list = page.getByRole('textbox', { name: 'Your list' })
  await list.fill('2 x Samsung 990 Pro 2TB\nryzen\nno such thing')
  await page.getByRole('button', { name: 'Add to list' }).click()
  await expect(page.getByText('2 lines need a decision before you can order.')).toBeVisible()
  await page.getByRole('button', { name: /^AMD Ryzen 5 7600, / }).click()
  await expect(page.getByText('1 line needs a decision before you can order.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove all unknown (1)' }).click()
  await expect(page.getByText('2 lines, total')).toBeVisible()
})

/** A first verdict, one that gets worse, a part that goes, and fewer pieces. */
async function buildAndChange(page: Page) {
  await navigation(page).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Build a computer' }).first().click()
  const status = page.getByRole('complementary').getByRole('status')
  const choose = async (slot: string, part: string) => {
    await page.getByRole('button', { name: slot }).click()
    const dialog = page.getByRole('dialog')
    // Other tests add parts, too.
    await dialog.getByRole('searchbox').fill(part)
    await dialog.getByRole('button', { name: part }).click()
  }
  await choose('Choose a processor', 'AMD Ryzen 5 7600')
  await choose('Choose a motherboard', 'ASRock B550M Pro4')
  await expect(status).toHaveText('1 thing does not fit')
  await choose('Choose a power supply', 'Corsair RM850x')
  await expect(page.getByText(/^Estimated power: .* W of 850 W$/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove Corsair RM850x' }).click()
  await expect(page.getByText(/^Estimated power: .* W$/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove ASRock B550M Pro4' }).click()
  await choose('Choose a drive', 'Samsung 990 Pro 2TB')
  await page.getByRole('button', { name: 'One more: Samsung 990 Pro 2TB' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'Samsung 990 Pro 2TB' })
  await expect(line).toContainText(`${formatPrice(179.99)} × 2`)
  await page.getByRole('button', { name: 'One less: Samsung 990 Pro 2TB' }).click()
  await expect(line).not.toContainText('×')
}
