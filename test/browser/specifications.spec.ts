import { aProduct } from '../../functions/test/support/api.ts'
import { customer } from '../support/actions.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'

test('a product page shows specifications, a large picture, related products and structured data [CAT-1]', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  // The page takes related products from the newest, which other tests add to.
  await Promise.all([
    aProduct({ type: 'Graphic card' }),
    aProduct({ type: 'Graphic card' }),
    signIn(page, { email: customer }),
  ])
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
