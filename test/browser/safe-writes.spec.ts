import type { Page } from '@playwright/test'
import { aProduct, stockOf } from '../../functions/src/testing/api.ts'
import { aCustomer } from '../../functions/src/testing/people.ts'
import { logInHere, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { expectToast } from '../support/toasts.ts'

test('an order of the last pieces whose answer was lost ends in My Order, also after a reload [FIX-4, BUY-4]', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load/)
  const product = await aProduct({ available_quantity: 5, minimum_order: 2 })
  await page.goto(`/product/${product._id}`)
  await logInHere(page, (await aCustomer()).email)
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('4')
  const stopLosing = await loseAnswers(page, '**/api/orders')
  const confirm = page.getByRole('button', { name: 'Confirm order' })
  const notice = page.getByText('We could not confirm whether your order was booked.')
  await confirm.click()
  await expect(notice).toBeVisible()
  await expect(page.getByText('1 in stock')).toBeVisible()
  await confirm.click()
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

/** Lets requests reach the shop, and loses its answers until the returned function is called. */
async function loseAnswers(page: Page, url: string): Promise<() => Promise<void>> {
  await page.route(url, async (route) => {
    await route.fetch()
    await route.abort()
  })
  return () => page.unroute(url)
}
