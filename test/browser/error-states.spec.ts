import { orderButton } from '@tech-house/shop'
import { aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { loading, navigation } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

const products = /\/api\/products/

test('while the products load, a spinner is in the middle of the window and does not block the page; after 10 s it offers Try again [NAV-6, NAV-7, FIX-2]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  let isSlow = true
  await page.route(products, (route) => (isSlow ? undefined : route.continue()))
  await page.clock.install()
  await page.goto('/')
  const spinner = loading(page)
  await expect(spinner).toBeInViewport({ ratio: 1 })
  // An animation inside the drawing would keep the main thread busy in each frame.
  const moving = spinner.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.tagName : undefined)),
  )
  expect(await moving).toEqual(['SPAN'])
  await page.mouse.wheel(0, 400)
  await expect(spinner).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')

  await page.clock.runFor(10_000)
  await expect(spinner).toContainText('This takes longer than usual')
  isSlow = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Order now' }).first()).toBeVisible()
  await expect(spinner).toBeHidden()
})

test('a customer whose registration fails, without a stored token, can browse and order [SES-2, NAV-7]', async ({
  page,
  problems,
}) => {
  problems.expect(/500/)
  const [product] = await Promise.all([aProduct(), signIn(page, aCustomer())])
  await page.addInitScript(() => localStorage.removeItem('accessToken'))
  await page.route('**/api/user/*', (route) => route.fulfill({ status: 500, body: '<html>' }))
  await page.goto(`/product/${product._id}`)
  await expect(page.getByRole('heading', { level: 1, name: product.product })).toBeVisible()
  await page.getByRole('button', { name: orderButton }).click()
  await expect(page).toHaveURL('/dashboard/myorder')
})

test('without a connection a banner shows, the page stays, and both recover by themselves', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported/)
  await signIn(page, aCustomer())
  await page.goto('/dashboard/addreview')
  await page.getByLabel('Rating').fill('5')
  await page.getByLabel('Comment').fill('Written in a tunnel')
  // Without a connection, the code of the toasts cannot be loaded.
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached()
  await context.setOffline(true)
  const banner = page.getByText(/You are offline\. What is on the screen stays readable/)
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Add Review' }).click()
  await expectToast(page, 'We cannot reach the shop')
  await expect(page.getByLabel('Comment')).toHaveValue('Written in a tunnel')

  await page.getByRole('link', { name: 'My Order' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(navigation(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'My Order' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'My Order' })).toBeVisible()
  await expect(banner).toBeHidden()
})
