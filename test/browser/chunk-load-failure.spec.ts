import { aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { loading, pageCode } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'

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
