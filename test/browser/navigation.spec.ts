import * as shop from '@tech-house/shop'
import type { Product } from '../../functions/src/contract/catalog/product.ts'
import { aProduct } from '../../functions/test/support/api.ts'
import { aCustomer } from '../../functions/test/support/people.ts'
import { hold, navigation, pageCode } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { answerInPages } from '../support/catalog.ts'
import { signIn } from '../support/sign-in.ts'

test('an unknown path answers 404, below a known one it shows the 404 image to a visitor [NAV-3, FIX-1]', async ({
  page,
  request,
}) => {
  for (const path of ['/no/such/page', '/Login']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  for (const path of [
    '/dashboard/no-such-page',
    '/product/no/such/page',
    '/payment/no/such/page',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('img', { name: /404/ }), path).toBeVisible()
  }
})

test('while the sign-in state loads, a user sees a spinner and their navigation, never the login page [NAV-2, NAV-5]', async ({
  page,
}) => {
  await signIn(page, aCustomer())
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  const spinner = page.getByRole('status', { name: 'Loading' })
  const entries = navigation(page)
  const heading = page.getByRole('heading', { level: 1, name: 'My Profile' })
  const giveCode = await hold(page, pageCode)
  // The registration, and the role, without which the dashboard does not show.
  const answer = await hold(page, /\/api\/users?[/?]/)
  await page.goto('/dashboard', { waitUntil: 'domcontentloaded' })
  await expect(entries.getByRole('link')).toHaveText([
    shop.name,
    'Home',
    'Blogs',
    'Portfolio',
    'Dashboard',
  ])
  await expect(entries.getByRole('button', { name: 'Logout' })).toBeVisible()
  giveCode()
  await expect(spinner).toBeVisible()
  answer()
  await expect(heading).toBeVisible()
  await expect(spinner).toBeHidden()
  await page.reload()
  await expect(heading).toBeVisible()
  expect(new Set(visited)).toEqual(new Set(['/dashboard']))
})

test('Back from a product and a reload return to the same card at the same height, with search, type and order, deep in a large catalog too [FIX-7]', async ({
  page,
}) => {
  const [product] = await Promise.all([aProduct(), signIn(page, aCustomer())])
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
  for (const shown of [36, 60, 84]) {
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(cards).toHaveCount(shown)
  }
  const card = page.getByRole('link', { name: `Order now: ${product.product}` })
  await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const top = async () => (await card.boundingBox())?.y
  // Waits until the card stands still.
  await card.click({ trial: true })
  const left = await top()

  for (let visits = 0; visits < 2; visits += 1) {
    await card.click()
    await expect(page.getByRole('button', { name: shop.orderButton })).toBeVisible()
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
  const scrollDown = () => page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  // React Router gives the entry of every loaded document the same key.
  await answerInPages(page, aCatalogAround(await aProduct()))
  await page.goto('/#services')
  await search.fill('drive')
  // Whatever comes later would move the page.
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible()
  await expect(page.getByText('12 of 5,000 products')).toBeVisible()
  await expect(firstCard).toBeVisible()
  // The page keeps growing, and the field that was filled may scroll into view once more.
  await expect.poll(() => scrollDown().then(place)).toBe(3000)
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
  const give = await hold(page, pageCode)
  await page.goto('/#services')
  const place = () => page.evaluate(() => window.scrollY)
  await expect.poll(place).toBeGreaterThan(300)
  const wanted = (await place()) - 200
  // By hand: after a scroll by script Chrome may still go to the anchor when the document has loaded.
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, -200)
  await expect.poll(place).toBe(wanted)
  give()
  await expect(page.getByRole('link', { name: 'Order now' }).first()).toBeVisible()
  expect(await place()).toBe(wanted)
})

/**
 * Five thousand drives, of which one deep in the list is this product. The newest is the worst match
 * for "drive".
 */
function aCatalogAround(product: Product): Product[] {
  return Array.from({ length: 5000 }, (_, n) => {
    if (n === 75) return product
    return { ...product, _id: `drive-${n}`, product: n === 0 ? 'Newest SSD' : `Drive ${n}` }
  })
}
