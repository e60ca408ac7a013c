import type { Product } from '../../functions/src/contract/product.ts'
import { aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { logIn, logInHere, navigation } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { answerInPages } from '../support/catalog.ts'

test('the navigation offers a visitor Home, Blogs, Portfolio and Login [NAV-1]', async ({
  page,
}) => {
  await page.goto('/blogs')
  const entries = navigation(page)
  await expect(entries.getByRole('link')).toHaveText([
    /Tech House/,
    'Home',
    'Blogs',
    'Portfolio',
    'Login',
  ])
  await entries.getByRole('link', { name: 'Tech House' }).click()
  await expect(page).toHaveURL('/')
})

test('the navigation offers a signed-in user Dashboard and Logout [NAV-2]', async ({ page }) => {
  await logIn(page, (await aCustomer()).email)
  const entries = navigation(page)
  await expect(entries.getByRole('link')).toHaveText([
    /Tech House/,
    'Home',
    'Blogs',
    'Portfolio',
    'Dashboard',
  ])
  await expect(entries.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('an unknown path shows the 404 image, under the dashboard too, signed in or not [NAV-3, FIX-1]', async ({
  page,
  problems,
}) => {
  problems.expect(/404/)
  const notFound = page.getByRole('img', { name: /404/ })
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(notFound).toBeVisible()
  expect((await page.goto('/Login'))?.status()).toBe(404)
  await expect(notFound).toBeVisible()
  await page.goto('/dashboard/no-such-page')
  await expect(notFound).toBeVisible()
  await logIn(page, (await aCustomer()).email)
  await page.goto('/dashboard/no-such-page')
  await expect(notFound).toBeVisible()
})

for (const path of ['/dashboard', '/dashboard/myorder', '/dashboard/manageOrder']) {
  test(`${path} sends a visitor to the login page and back [NAV-4]`, async ({ page }) => {
    const { email } = await aCustomer()
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await logInHere(page, email)
    await expect(page).toHaveURL(path)
  })
}

test('a signed-in user who reloads a protected page never sees the login page [NAV-5]', async ({
  page,
}) => {
  const product = await aProduct()
  await logIn(page, (await aCustomer()).email)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.goto(`/product/${product._id}`)
  await expect(page.getByRole('heading', { name: product.product })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: product.product })).toBeVisible()
  expect(new Set(visited)).toEqual(new Set([`/product/${product._id}`]))
})

test('a spinner shows while the sign-in state loads [NAV-5]', async ({ page }) => {
  await logIn(page, (await aCustomer()).email)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  // The registration, and the role, without which the dashboard does not show.
  await page.route(/\/api\/users?[/?]/, async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden()
})

test('a spinner is in the middle of the window while the products load, and does not block the page [NAV-6, FIX-2]', async ({
  page,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/products*', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/')
  const spinner = page.getByRole('status', { name: 'Loading' })
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
  answer()
  await expect(page.getByRole('link', { name: 'Order now' }).first()).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden()
})

test('a failed load shows a message with Try again, which works [NAV-7]', async ({
  page,
  problems,
}) => {
  problems.expect(/403|Forbidden/)
  let isBroken = true
  await page.route('**/api/products*', (route) =>
    isBroken ? route.fulfill({ status: 403, body: '<html>' }) : route.continue(),
  )
  await page.goto('/')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden()
  isBroken = false
  await again.click()
  await expect(page.getByRole('link', { name: 'Order now' }).first()).toBeVisible()
})

test('a freshly loaded page opens at its top, whatever the scroll position of the last one', async ({
  page,
}) => {
  await page.goto('/blogs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.goto('/portfolio')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('Back from a product and a reload return to the same card at the same height, with search, type and order, deep in a large catalog too [FIX-7]', async ({
  page,
}) => {
  const [product, { email }] = await Promise.all([aProduct(), aCustomer()])
  await logIn(page, email)
  await answerInPages(page, aCatalogAround(product))
  await page.goto('/')
  await page.getByRole('link', { name: 'explore us' }).click()
  await expect(page).toHaveURL('/#services')
  await page.getByRole('button', { name: /^SSD/ }).click()
  await page.getByRole('searchbox', { name: 'Find a product' }).fill('drive')
  const cards = page.getByRole('link', { name: 'Order now' })
  await expect(cards.first()).toHaveAccessibleName(/^Order now: Drive/)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest')
  // Not only the number of cards, which the search before had too.
  await expect(cards.first()).toHaveAccessibleName('Order now: Newest SSD')
  await expect(page.getByText('12 of 5,000 products')).toBeVisible()
  await expect(cards).toHaveCount(12)
  for (const shown of [36, 60, 84, 108, 132, 156, 180, 204, 228]) {
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(cards).toHaveCount(shown)
  }
  const card = page.getByRole('link', { name: `Order now: ${product.product}` })
  await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const top = async () => (await card.boundingBox())?.y
  // Waits until the card stands still.
  await card.click({ trial: true })
  const left = await top()

  for (let visits = 0; visits < 3; visits += 1) {
    await card.click()
    await expect(page.getByRole('button', { name: 'Confirm order' })).toBeVisible()
    await page.goBack()
    await expect.poll(top).toBe(left)
  }
  await page.reload()
  const search = page.getByRole('searchbox', { name: 'Find a product' })
  await expect(search).toHaveValue('drive')
  // Except for a few pixels: a reload has the fonts that the first visit lacked.
  await expect.poll(async () => Math.abs(((await top()) ?? 0) - (left ?? 0))).toBeLessThan(10)
})

test('a new visit starts at the top, without a search [FIX-7]', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Find a product' })
  const firstCard = page.getByRole('link', { name: 'Order now' }).first()
  const place = () => page.evaluate(() => window.scrollY)
  // React Router gives the entry of every loaded document the same key.
  await answerInPages(page, aCatalogAround(await aProduct()))
  await page.goto('/#services')
  await search.fill('drive')
  // Whatever comes later would move the page.
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible()
  await expect(page.getByText('12 of 5,000 products')).toBeVisible()
  await expect(firstCard).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  await expect.poll(place).toBe(3000)
  await page.goto('/')
  await expect(firstCard).toBeVisible()
  await expect(search).toHaveValue('')
  expect(await place()).toBe(0)

  // Opening the current address again is also a new visit.
  await search.fill('no such product')
  await expect(firstCard).toBeHidden()
  await page.goto('/')
  await expect(firstCard).toBeVisible()
  await expect(search).toHaveValue('')
})

test('a visitor who scrolls before the code has loaded is not scrolled back to the anchor', async ({
  page,
}) => {
  // Instant scrolling: the browser's own scroll to the anchor has ended.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { promise: given, resolve: give } = Promise.withResolvers<void>()
  await page.route(/assets\/shop-.*\.js/, async (route) => {
    await given
    await route.continue()
  })
  await page.goto('/#services')
  const place = () => page.evaluate(() => window.scrollY)
  await expect.poll(place).toBeGreaterThan(300)
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
  give()
  await expect(page.getByRole('link', { name: 'Order now' }).first()).toBeVisible()
  expect(await place()).toBe(100)
})

/**
 * Five thousand drives, of which one deep in the list is this product. The newest is the worst match
 * for "drive".
 */
function aCatalogAround(product: Product): Product[] {
  return Array.from({ length: 5000 }, (_, n) => {
    if (n === 217) return product
    return { ...product, _id: `drive-${n}`, product: n === 0 ? 'Newest SSD' : `Drive ${n}` }
  })
}
