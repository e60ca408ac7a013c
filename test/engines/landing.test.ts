import { expect } from 'vitest'
import { aProduct } from '../../functions/test/support/api.ts'
import { findProduct } from './support/actions.ts'
import { button, card, heading, navigation, productCards, text } from './support/queries.ts'
import { test } from './support/test.ts'

test('the landing page shows its sections and the first products, and more on demand [ENG-1]', async ({
  page,
}) => {
  await aProduct()
  await page.open('/')
  await page.see(heading('we are tech house'))
  await page.see(text('Deal Of The Day'))
  await page.see(productCards)
  await page.see(text('This user gives us'))
  await page.see(text('Tech House LTD - Providing reliable tech since 2020'))

  // A cached catalog may lack the newest product.
  await page.until(async () => {
    await page.reload()
    await page.see(productCards)
    expect(await page.textsOf(button('Show more'))).toHaveLength(1)
  })
  const { length } = await page.textsOf(productCards)
  await page.click(button('Show more'))
  await page.until(async () =>
    expect((await page.textsOf(productCards)).length).toBeGreaterThan(length),
  )
})

test('the search reduces the catalog to one product with its image [ENG-1]', async ({ page }) => {
  const product = await aProduct({ image: '/products/no-picture.svg' })
  await findProduct(page, product)
  await page.seeImage(card(product.product), /no-picture\.svg$/)
  await page.until(async () => expect(await page.textsOf(productCards)).toHaveLength(1))
})

test('a visitor changes to the dark theme, which a reload keeps [ENG-1]', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.open('/')
  const light = await background()
  await page.click(button('Dark mode', navigation))
  await page.see(button('Light mode', navigation))
  const dark = await background()
  expect(dark).not.toBe(light)
  await page.reload()
  await page.see(button('Light mode', navigation))
  expect(await background()).toBe(dark)
})

test('a visitor subscribes to the newsletter [ENG-1]', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.com`
  await page.open('/')
  // The products move the form down when they load.
  await page.see(productCards)
  await page.see(text('This user gives us'))
  await page.fill('Your email address', email)
  await page.click(button('Subscribe'))
  await page.see(text(`Thank you. ${email} is on the list.`))
})
