import { aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { loading, navigation, pageCode } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'

test('the phone menu works when its code cannot be loaded [NAV-1]', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|Failed to (load|fetch)|navigation-drawer/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(/navigation-drawer/, (route) => route.abort())
  await page.goto('/blogs')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await navigation(page).getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
})

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
