import type { Page } from '@playwright/test'
import { picture } from './picture.ts'

const sample = {
  Product: 'Test card',
  Type: 'Graphics card',
  Price: '80',
  'Available quantity': '12',
  'Minimum order': '3',
  Description: 'A card that only tests buy.',
}

/** The labels of the text fields. */
export const productLabels = Object.keys(sample)

/** Fills all fields of the form that adds a product. */
export async function fillProduct(page: Page, texts: Partial<typeof sample>): Promise<void> {
  for (const [label, text] of Object.entries({ ...sample, ...texts })) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.locator('input[type=file]').first().setInputFiles(picture)
}
