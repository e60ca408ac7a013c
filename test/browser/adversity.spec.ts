import { aProduct } from '../../functions/src/testing/api.ts'
import { aCustomer } from '../../functions/src/testing/people.ts'
import { logIn, navigation } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'

test('a toast stays for its five seconds, with reduced motion too [DATA-3]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const product = await aProduct()
  await logIn(page, (await aCustomer()).email)
  await page.goto(`/product/${product._id}`)
  await page.getByRole('button', { name: 'Confirm order' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Your order is booked' })
  await expect(toast).toBeVisible()
  // The bar is the toast's clock: when it has run out, the toast goes.
  const clock = toast.locator('.Toastify__progress-bar--animated')
  expect(await clock.evaluate((bar) => getComputedStyle(bar).animationDuration)).toBe('5s')
  await expect(toast).toBeHidden()
})

test('the menu of a phone works when its code cannot be loaded [NAV-1]', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to (load|fetch)|navigation-drawer/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(/navigation-drawer/, (route) => route.abort())
  await page.goto('/blogs')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await navigation(page).getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
})

test('a product whose picture is missing shows a drawn one in its place [HOME-4]', async ({
  page,
}) => {
  const product = await aProduct({ image: '/products/never-drawn.svg' })
  await page.goto('/')
  const card = page.getByRole('listitem').filter({ hasText: product.product })
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByRole('img')).toHaveAttribute('src', '/products/no-picture.svg')
})
