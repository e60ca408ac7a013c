import { aProduct } from '../../functions/test/support/api.ts'
import { anAdmin } from '../../functions/test/support/people.ts'
import { customer, logIn } from '../support/actions.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { picture } from '../support/picture.ts'
import { expectToast } from '../support/toasts.ts'

test('a product page shows specifications, a large picture, related products and structured data [CAT-1]', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  // The page takes related products from the newest, which other tests add to.
  await Promise.all([aProduct({ type: 'Graphic card' }), aProduct({ type: 'Graphic card' })])
  await logIn(page, customer)
  await page.goto('/product/asus-tuf-gaming-geforce-rtx-5080-16gb-oc')
  const table = page.getByRole('table', { name: 'Specifications' })
  await expect(table.getByRole('row', { name: 'Length 348 mm' })).toBeVisible()
  await expect(table.getByRole('row', { name: 'Power plugs 1 × 16-pin' })).toBeVisible()

  const related = page.getByRole('region', { name: 'Related products' })
  await expect(related.getByRole('link').nth(1)).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Product', offers: { price: 1199.99 } })
  expect(refused).toEqual([])

  await page.getByRole('button', { name: /^Enlarge the picture/ }).click()
  const large = page.getByRole('dialog').getByRole('img')
  await expect(large).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expectAccessible(page, 'a product with specifications')

  await related.getByRole('link').first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toContainText('ASUS TUF Gaming GeForce RTX 5080')
  await expect(heading).toBeInViewport()
})

test('on a phone the order bar is one row, and the page does not scroll sideways [CAT-1]', async ({
  page,
}) => {
  await logIn(page, customer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/product/msi-mag-b650-tomahawk-wifi')
  await expect(page.getByRole('table', { name: 'Specifications' })).toBeAttached()
  const quantity = await page.getByRole('spinbutton', { name: 'Quantity' }).boundingBox()
  const button = await page.getByRole('button', { name: 'Confirm order' }).boundingBox()
  expect(button?.x).toBeGreaterThan((quantity?.x ?? 0) + (quantity?.width ?? 0))
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(640)
  expect(button?.height).toBeLessThan(60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('an admin adds a product with specifications, which its page shows [CAT-1]', async ({
  page,
}) => {
  const name = `Test card ${crypto.randomUUID()}`
  await logIn(page, (await anAdmin()).email)
  await page.goto('/dashboard/addProduct')
  await page.getByLabel('Product', { exact: true }).fill(name)
  await page.getByLabel('Type').fill('Graphic card')
  await page.getByLabel('Price').fill('499.99')
  await page.getByLabel('Available quantity').fill('12')
  await page.getByLabel('Minimum order').fill('3')
  await page.getByLabel('Description').fill('A card that only tests buy.')
  await page.locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('combobox', { name: 'Specifications' }).click()
  await page.getByRole('option', { name: 'Graphics card' }).click()
  await page.getByLabel('Length').fill('3480')
  await page.getByLabel('Power plugs: 16-pin').fill('1')
  await expectAccessible(page, 'the form with specifications')

  const added = page.waitForResponse('**/api/products')
  const add = page.getByRole('button', { name: 'Add Product' })
  await add.click()
  await expect(page.getByText('must be between 100 and 600 mm')).toBeVisible()
  await page.getByLabel('Length').fill('348')
  await add.click()
  await expectToast(page, 'Product added successful')
  await expect(page.getByLabel('Length')).toHaveCount(0)

  const { insertedId } = await (await added).json()
  await page.goto(`/product/${insertedId}`)
  const table = page.getByRole('table', { name: 'Specifications' })
  await expect(table.getByRole('row', { name: 'Length 348 mm' })).toBeVisible()
  await expect(table.getByRole('row', { name: 'Power plugs 1 × 16-pin' })).toBeVisible()
})
