import { join } from 'node:path'
import { expect } from 'vitest'
import type { Product } from '../../../functions/src/contract/product.ts'
import { button, card, navigation, productCards } from './queries.ts'
import type { ShopPage } from './shop-page.ts'

/** An image file, large enough that the shop resizes it. */
export const imageFile = join(import.meta.dirname, '../../../docs/screenshots/landing.jpg')
export const imagePreview = { role: 'img', name: 'Preview of landing.jpg' }
export const uploadedImage = /\/api\/images\/[0-9a-f]{64}$/m

/**
 * Fills the visible login form; `functions/test/support/people.ts` gives all accounts this
 * password.
 */
export async function logInHere(page: ShopPage, email: string): Promise<void> {
  await page.fill('Email', email)
  await page.fill('Password', 'techhouse')
  await page.click(button('Login'))
}

export async function logIn(page: ShopPage, email: string): Promise<void> {
  await page.open('/login')
  await logInHere(page, email)
  await page.see(button('Logout', navigation))
}

/** Finds a product by the landing page's search; a cached catalog may lack it for some seconds. */
export async function findProduct(page: ShopPage, { product }: Pick<Product, 'product'>) {
  await page.until(async () => {
    await page.open('/')
    await page.see(productCards)
    await page.fill('Find a product', product)
    await page.until(async () => {
      const texts = await page.textsOf(productCards)
      expect(texts.filter((shown) => !shown.includes(product))).toEqual([])
    })
    expect(await page.textsOf(card(product))).toHaveLength(1)
  })
}
