import type { Page, Route } from '@playwright/test'
import { orderButton } from '@tech-house/shop'
import { anOrder, aProduct, stockOf } from '../../functions/test/support/api.ts'
import { aCustomer, auth } from '../../functions/test/support/people.ts'
import { hold, logInHere, navigation, registration, rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { disableAtCall, signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

/** A refusal in the API's format. */
const refuse = (code: string, detail: string) => (route: Route) =>
  route.fulfill({
    status: 401,
    json: { type: 'about:blank', title: 'Unauthorized', status: 401, detail, code, requestId: '1' },
  })

/** The first input, which loads code. */
async function moveMouse(page: Page) {
  // The first move of a page may have no distance.
  await page.mouse.move(1, 1)
  await page.mouse.move(20, 20)
}

async function openProduct(page: Page) {
  const [product, customer] = await Promise.all([
    aProduct({ available_quantity: 10 }),
    signIn(page, aCustomer()),
  ])
  // From then on, only the customer's own calls detect a change of the account.
  const answers = [registration(page), page.waitForResponse('**/api/addresses')]
  await page.goto(`/product/${product._id}`)
  await Promise.all(answers)
  await expect(page.getByRole('button', { name: orderButton })).toBeVisible()
  return { product, customer }
}

test('a laptop that slept for three hours orders with the first click [SES-1]', async ({
  page,
}) => {
  await page.clock.install()
  const { product } = await openProduct(page)
  const refreshes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('securetoken')) refreshes.push(request.url())
  })
  // The timers of the sleeping page have not run.
  await page.clock.pauseAt(Date.now() + 3 * 60 * 60_000)
  await page.clock.resume()
  await page.getByRole('button', { name: orderButton }).click()
  await expect(page).toHaveURL('/dashboard/myorder')
  await expect(rowOf(page, product.product)).toHaveCount(1)
  expect(refreshes.length).toBeGreaterThan(0)
})

test('a refused token is refreshed once, and the same order is sent again [SES-1]', async ({
  page,
  problems,
}) => {
  problems.expect(/401/)
  const { product } = await openProduct(page)
  const keys: (string | undefined)[] = []
  await page.route('**/api/orders', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length === 1
      ? refuse('unauthenticated', 'Sign in to do this')(route)
      : route.continue()
  })
  let refreshes = 0
  page.on('request', (request) => {
    if (request.url().includes('securetoken')) refreshes += 1
  })
  await page.getByRole('button', { name: orderButton }).click()
  await expect(page).toHaveURL('/dashboard/myorder')
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(refreshes).toBe(1)
  expect(await stockOf(product)).toBe(9)
})

test('orders are shown by the stored token until Firebase Auth knows the user, whose own orders follow [SES-1]', async ({
  page,
}) => {
  const [left, user, product, own] = await Promise.all([
    aCustomer(),
    aCustomer(),
    aProduct(),
    aProduct(),
  ])
  await Promise.all([anOrder(left, product), anOrder(user, own)])
  await signIn(page, user)
  // The account has changed in a tab that was closed before it stored the token.
  await page.addInitScript((token) => {
    if (!sessionStorage.opened) localStorage.accessToken = token
    sessionStorage.opened = 'true'
  }, left.token)
  const release = await hold(page, /accounts:lookup/)
  await page.goto('/dashboard/myorder')
  await expect(rowOf(page, product.product)).toHaveCount(1)
  release()
  await expect(rowOf(page, own.product)).toHaveCount(1)
  await expect(rowOf(page, product.product)).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('accessToken', 'not.a.token'))
  await page.reload()
  await expect(rowOf(page, own.product)).toHaveCount(1)
})

test('an App Check refusal signs nobody out and shows its own message [SES-2]', async ({
  page,
  problems,
}) => {
  problems.expect(/401/)
  await openProduct(page)
  const url = page.url()
  const words = 'This can only be done from the shop itself'
  await page.route('**/api/orders', refuse('app-check-failed', words))
  await page.route('**/api/myorders*', refuse('app-check-failed', words))
  await page.getByRole('button', { name: orderButton }).click()
  await expectToast(page, words)
  expect(page.url()).toBe(url)
  await page.goto('/dashboard/myorder')
  await expect(page.getByRole('alert')).toContainText(words)
  await expect(navigation(page).getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('a disabled account is asked to log in, and returns to its page once it is enabled [SES-1, NAV-4]', async ({
  page,
  problems,
}) => {
  problems.expect(/40[01]/)
  const { product, customer } = await openProduct(page)
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await quantity.fill('3')
  await disableAtCall(page, '**/api/orders', customer.uid)
  await page.getByRole('button', { name: orderButton }).click()
  await expect(page).toHaveURL('/login')
  const notice = page.getByText(/You were signed out\. Log in to go on where you were/)
  await expect(notice).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await page.reload()
  await expect(notice).toBeVisible()
  expect(await stockOf(product)).toBe(10)

  await auth.updateUser(customer.uid, { disabled: false })
  await logInHere(page, customer.email)
  await expect(page).toHaveURL(`/product/${product._id}`)
  await expect(quantity).toHaveValue('3')
  await page.getByRole('button', { name: orderButton }).click()
  await expect(page.getByText('3 pieces')).toBeVisible()
})

test('a logout works without a connection and survives a reload [SES-3]', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  // The code of the login page is loaded at the first input, before it is needed.
  const preloaded = ['login-page', 'redirect-signed-in'].map((part) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${part}-`)),
  )
  const { product } = await openProduct(page)
  await moveMouse(page)
  await Promise.all(preloaded)
  await context.setOffline(true)
  await navigation(page).getByRole('button', { name: 'Logout' }).click()
  await expect(navigation(page).getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await context.setOffline(false)
  await page.goto(`/product/${product._id}`)
  await expect(page).toHaveURL('/login')
})

test('a logout during calls neither restores the token nor shows the session as expired [SES-5]', async ({
  page,
  problems,
}) => {
  problems.expect(/40[01]/)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await signIn(page, aCustomer())
  let held = 0
  for (const calls of ['**/api/user/*', '**/api/myorders*']) {
    await page.route(calls, async (route) => {
      held += 1
      await released
      await route.continue().catch(() => {})
    })
  }
  await page.goto('/dashboard/myorder')
  // Otherwise Firebase Auth loads after the orders are shown.
  await moveMouse(page)
  await expect.poll(() => held).toBe(2)
  await navigation(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  release()
  await logInHere(page, 'nobody@example.com')
  await expectToast(page, 'invalid-credential')
  expect(await storedToken(page)).toBeNull()
  await expect(page.getByText('You were signed out')).toBeHidden()
})
