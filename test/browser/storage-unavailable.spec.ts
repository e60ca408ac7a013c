import { orderButton } from '@tech-house/shop'
import { aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { logInHere, navigation } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('The visitor wants no traces', 'SecurityError')
      }
      Object.defineProperty(window, name, { get })
    }
  }),
)

test('a visitor who blocks the browser’s storage can browse, log in and order', async ({
  page,
}) => {
  const [{ email }, { _id, product }] = await Promise.all([aCustomer(), aProduct()])
  await page.goto('/')
  await expect(navigation(page).getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(navigation(page).getByRole('button', { name: 'Logout' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Order now' }).first()).toBeVisible()
  await page.goto(`/product/${_id}`)
  await logInHere(page, email)
  await page.getByRole('button', { name: orderButton }).click()
  await expect(page).toHaveURL('/dashboard/myorder')
  await expect(page.getByRole('cell', { name: product, exact: true })).toBeVisible()
})
