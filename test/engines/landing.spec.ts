import * as shop from '@tech-house/shop'
import { aProduct } from '../../functions/test/support/api.ts'
import { findOnLanding, navigation } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { expectImage, type } from './actions.ts'

test('the landing page shows its sections and the first products, and more on demand [ENG-1, HOME-6]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: shop.welcome })).toBeVisible()
  const cards = page.getByRole('listitem').filter({ hasText: 'Order now' })
  await expect(cards.first()).toBeVisible()
  for (const text of [
    'Deal Of The Day',
    'This user gives us',
    `${shop.legalName} - ${shop.slogan}`,
  ]) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  for (const fact of [/Countrys\s*120\+/, /Happy Client\s*3,200\+/, /Feedbacks\s*1,200\+/]) {
    await expect(page.getByRole('main')).toContainText(fact)
  }
  const length = await cards.count()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(async () => expect(await cards.count()).toBeGreaterThan(length)).toPass()
})

test('the search reduces the catalog to one product with its image [ENG-1]', async ({ page }) => {
  const product = await aProduct({ image: '/products/no-picture.svg' })
  const card = await findOnLanding(page, product.product)
  await expectImage(card.getByRole('img').first(), /no-picture\.svg$/)
  const cards = page.getByRole('listitem').filter({ hasText: 'Order now' })
  await type(page.getByLabel('Find a product'), 'drive')
  await expect(cards.nth(1)).toBeVisible()
  await type(page.getByLabel('Find a product'), product.product)
  await expect(cards).toHaveCount(1)
  await expect(card).toBeVisible()
})

test('a visitor changes to the dark theme, which a reload keeps [ENG-1]', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto('/')
  const light = await background()
  await navigation(page).getByRole('button', { name: 'Dark mode' }).click()
  const back = navigation(page).getByRole('button', { name: 'Light mode' })
  await expect(back).toBeVisible()
  const dark = await background()
  expect(dark).not.toBe(light)
  await page.reload()
  await expect(back).toBeVisible()
  expect(await background()).toBe(dark)
})
