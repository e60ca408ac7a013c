import { aProduct } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { loading, pageCode } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('a page whose code cannot be loaded shows a message and offers Try again, which works [NAV-7]', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to fetch|shop-/)
  const [{ _id, product }] = await Promise.all([aProduct(), signIn(page, aCustomer())])
  await page.route(pageCode, (route) => route.abort())
  await page.goto(`/product/${_id}`)
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('A part of this page could not be loaded.')
  await expect(loading(page)).toHaveCount(0)
  await page.unroute(pageCode)
  await failure.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: product })).toBeVisible()
})

test('a form that cannot load its rules asks for a reload, which keeps the input [STAFF-1]', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to fetch/)
  const [{ _id }] = await Promise.all([aProduct(), signIn(page, anAdmin())])
  const rules = /assets\/product-form-/
  await page.route(rules, (route) => route.abort())
  await page.goto(`/dashboard/editProduct/${_id}`)
  await page.getByLabel('Price', { exact: true }).fill('181')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'A part of this page could not be loaded.')
  await page.unroute(rules)
  await page.reload()
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('181')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Product saved')
})
