import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../tools/paths.ts'

/** Pixels: phone, tablet and desktop. */
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const tallest = 6000

export const [phone = { width: 360, height: 740 }] = sizes

/**
 * Images of the whole page in every size and both themes: `screenshots/admin/add-product 360
 * dark.png`.
 */
export async function shootPage(page: Page, name: string): Promise<void> {
  await eachVariant(page, sizes, async (variant) => {
    await loadImages(page)
    await page.evaluate(() => window.scrollTo(0, 0))
    const { width, height } = await page.evaluate(() => ({
      width: window.innerWidth,
      height: document.documentElement.scrollHeight,
    }))
    const clip = { x: 0, y: 0, width, height: Math.min(height, tallest) }
    await page.screenshot({ path: pathOf(name, variant), fullPage: true, clip })
  })
}

/** Images of the window only, for overlays. */
export async function shootWindow(page: Page, name: string, only = sizes): Promise<void> {
  await eachVariant(page, only, async (variant) => {
    await page.screenshot({ path: pathOf(name, variant) })
  })
}

async function eachVariant(
  page: Page,
  only: typeof sizes,
  shoot: (variant: string) => Promise<void>,
) {
  for (const size of only) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.locator(`html[data-scheme=${colorScheme}]`).waitFor()
      await shoot(`${size.width} ${colorScheme}`)
    }
  }
}

const pathOf = (name: string, variant: string) =>
  join(root, 'screenshots', `${name} ${variant}.png`)

function loadImages(page: Page) {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    // Parts far from the window would be blank in an image of the whole page.
    for (const part of document.querySelectorAll('ul')) {
      part.style.contentVisibility = 'visible'
    }
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
}
