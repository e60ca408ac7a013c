import { aProduct } from '../../functions/test/support/api.ts'
import { findOnLanding } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'

test('the landing page has its sections in order [HOME-1]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('This user gives us').first()).toBeVisible()
  // The products change the height of the page, and the places are not read at one time.
  await expect(page.getByRole('link', { name: 'Order now' }).first()).toBeVisible()
  const texts = [
    'we are tech house',
    'Deal Of The Day',
    'we have only original product',
    'Happy Client',
    'This user gives us',
    'Tech House LTD - Providing reliable tech since 2020',
  ]
  const tops = await Promise.all(
    texts.map(async (text) => (await page.getByText(text).first().boundingBox())?.y ?? -1),
  )
  const newsletter = await page.getByPlaceholder('Your email address').boundingBox()
  tops.splice(5, 0, newsletter?.y ?? -1)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(tops[0]).toBeGreaterThanOrEqual(0)
})

test('on a wide window the promo shows products in stock of different types, with links [HOME-1]', async ({
  page,
}) => {
  await page.goto('/')
  const promo = page.getByRole('region', { name: 'Save Up to 60% Off!' })
  await expect(promo.getByRole('link')).toHaveCount(3)
  const name = await promo.getByRole('img').first().getAttribute('alt')
  await expect(promo.getByRole('link').first()).toContainText(`${name}$`)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(promo.getByRole('link')).toHaveCount(0)
})

test('"explore us" and "Get Started" jump to the products [HOME-2, HOME-3]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Save Up to 60% Off!')).toBeVisible()
  const products = page.locator('#services')
  await page.getByRole('link', { name: 'explore us' }).click()
  await expect(products).toBeInViewport()
  await page.goto('/')
  await page
    .getByRole('button', { name: 'Get Started' })
    .or(page.getByRole('link', { name: 'Get Started' }))
    .click()
  await expect(
    page.getByRole('heading', { name: 'we have only original product' }),
  ).toBeInViewport()
})

test('a product card shows type, stock, price, minimum order and description, and links to the product [HOME-4]', async ({
  page,
}) => {
  const product = await aProduct({ price: 1234.5, available_quantity: 17, minimum_order: 3 })
  const card = await findOnLanding(page, product.product)
  for (const text of [
    /Type\s*SSD/,
    /Available Quantity\s*17/,
    /Price\s*\$1,234.50/,
    /Minimum Order\s*3/,
    /Description\s*A drive that only tests buy/,
  ]) {
    await expect(card).toContainText(text)
  }
  await expect(card.getByRole('link', { name: 'Order now' })).toHaveAttribute(
    'href',
    `/product/${product._id}`,
  )
})

test('a long description is cut off after three lines and can be expanded, a short one has no button [FIX-3]', async ({
  page,
}) => {
  const description = `${'Much to say about this drive. '.repeat(20)}The end.`
  const [long, short] = await Promise.all([aProduct({ description }), aProduct()])
  const card = await findOnLanding(page, long.product)
  await card.scrollIntoViewIfNeeded()
  const more = card.getByRole('button', { name: 'Read more' })
  const height = async () => (await card.boundingBox())?.height ?? 0
  const before = await height()
  await more.press('Enter')
  await expect(card.getByRole('button', { name: 'Read less' })).toBeFocused()
  expect(await height()).toBeGreaterThan(before)
  await card.getByRole('button', { name: 'Read less' }).click()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(height).toBe(before)

  const other = await findOnLanding(page, short.product)
  await other.scrollIntoViewIfNeeded()
  await expect(other).toBeInViewport()
  await expect(other.getByRole('button')).toHaveCount(0)
})

test('the grid has 1, 2, 2, 3 and 4 columns as the window widens [HOME-5]', async ({ page }) => {
  await page.goto('/')
  const grid = page.locator('#services').getByRole('list')
  await expect(grid.getByRole('listitem').first()).toBeVisible()
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
