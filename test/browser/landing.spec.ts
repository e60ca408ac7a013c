import * as shop from '@tech-house/shop'
import { expect, test } from '../support/browser.ts'

test('the landing page has its sections in order, a promo without products at full price, jumps to the products, and 1, 2, 2, 3 and 4 columns as the window widens [HOME-1, HOME-2, HOME-3, HOME-5]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('This user gives us').first()).toBeVisible()
  // The products change the height of the page, and the places are not read at one time.
  await expect(page.getByRole('link', { name: 'Order now' }).first()).toBeVisible()
  const texts = [
    shop.welcome,
    'Deal Of The Day',
    'we have only original product',
    'Happy Client',
    'This user gives us',
    `${shop.legalName} - ${shop.slogan}`,
  ]
  const tops = await Promise.all(
    texts.map(async (text) => (await page.getByText(text).first().boundingBox())?.y ?? -1),
  )
  const newsletter = await page.getByPlaceholder('Your email address').boundingBox()
  tops.splice(5, 0, newsletter?.y ?? -1)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(tops[0]).toBeGreaterThanOrEqual(0)

  const promo = page.getByRole('region', { name: 'Save Up to 60% Off!' })
  await expect(promo.getByRole('link')).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 500 })
  const products = page.getByRole('heading', { name: 'we have only original product' })
  const start = page.getByRole('button', { name: 'Get Started' })
  for (const jump of [
    page.getByRole('link', { name: 'explore us' }),
    start.or(page.getByRole('link', { name: 'Get Started' })),
  ]) {
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(products).not.toBeInViewport()
    await jump.click()
    await expect(products).toBeInViewport()
  }

  const grid = page.locator('#services').getByRole('list')
  for (const [width, columns] of [
    [400, 1],
    [700, 2],
    [1000, 2],
    [1300, 3],
    [1600, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tracks = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns)
    await expect.poll(async () => (await tracks()).split(' ').length).toBe(columns)
  }
})

test('the dark theme survives a reload, from the first paint on', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/blogs')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  // Without the shop's own code, only the inline script has run.
  const next = await context.newPage()
  await next.emulateMedia({ colorScheme: 'light' })
  await next.route(/\/assets\/.*\.js/, (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  )
  await next.goto('/blogs')
  await expect(next.locator('html')).toHaveAttribute('data-scheme', 'dark')
})
