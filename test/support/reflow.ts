import { expect, type Page } from '@playwright/test'

const phone = { width: 360, height: 740 }
/** Phone, and desktop at 200 % and 400 % zoom, in CSS pixels. */
const windows = [phone, { width: 640, height: 360 }, { width: 320, height: 256 }]

/** In a narrow window the page does not scroll sideways, and no word is cut off or broken. */
export async function expectNothingLost(page: Page, what: string): Promise<void> {
  const before = page.viewportSize()
  for (const window of windows) {
    await page.setViewportSize(window)
    await expect.poll(() => lost(page), `${what}, ${window.width} px`).toEqual([])
    expect(await page.evaluate(broken), `${what}, ${window.width} px`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** On a phone with text of twice the size, the page does not scroll sideways and no text is cut off. */
export async function expectLargeText(page: Page, what: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(phone)
  const html = page.locator('html')
  await html.evaluate(({ style }) => style.setProperty('font-size', '200%'))
  await expect.poll(() => lost(page), `${what}, 200 % text`).toEqual([])
  await html.evaluate(({ style }) => style.removeProperty('font-size'))
  if (before) await page.setViewportSize(before)
}

function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []

    /** The nearest ancestor that scrolls, clamps or hides its content. */
    function holder(element: Element | null): Element | null {
      if (!element || element === document.body) return null
      return getComputedStyle(element).overflowX === 'visible'
        ? holder(element.parentElement)
        : element
    }

    function isOut({ left, right }: DOMRect, element: Element): boolean {
      const held = holder(element)
      if (held && getComputedStyle(held).overflowX === 'auto') return false
      const frame = held?.getBoundingClientRect()
      return left < (frame?.left ?? 0) - 1 || right > (frame?.right ?? clientWidth) + 1
    }

    // The page of a product shows the short facts of its card in full.
    const shortened = 'thead, [aria-hidden=true], .chips'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (!parent?.checkVisibility() || parent.closest(shortened)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      if ([...range.getClientRects()].some((rect) => rect.width > 0 && isOut(rect, parent))) {
        found.push(`cut off: ${range}`)
      }
    }
    return found
  })
}

/** Labels and buttons that are too wide for their place, and words of usual length on two lines. */
function broken(): string[] {
  const tooWide = [...document.querySelectorAll('.MuiInputLabel-root, .MuiButton-root')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!text.parentElement?.checkVisibility()) continue
    for (const { index, 0: word } of `${text.nodeValue}`.matchAll(/(?<!\S)\p{L}{2,12}(?!\S)/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word)
    }
  }
  return [...tooWide, ...found]
}
