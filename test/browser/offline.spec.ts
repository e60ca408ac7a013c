import { aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { logIn } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { expectToast } from '../support/toasts.ts'

test('without a connection an order is refused with a message and a banner shows; both recover with the connection [BUY-6]', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  const product = await aProduct()
  await logIn(page, (await aCustomer()).email)
  await page.goto(`/product/${product._id}`)
  const confirm = page.getByRole('button', { name: 'Confirm order' })
  await expect(confirm).toBeVisible()
  const banner = page.getByText(/You are offline\. What is on the screen stays readable/)
  await expect(banner).toBeHidden()

  await context.setOffline(true)
  await confirm.click()
  await expectToast(page, 'We cannot reach the shop.')
  await expect(banner).toBeVisible()
  await expect(page.getByRole('heading', { name: product.product })).toBeVisible()

  await context.setOffline(false)
  await expect(banner).toBeHidden()
  await confirm.click()
  await expect(page).toHaveURL('/dashboard/myorder')
})
