import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Presses Tab, or Shift+Tab, until this element has the focus, and checks that every stop on the way
 * shows its focus.
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press(key)
    const { isTarget, hidden } = await target.evaluate(readFocus)
    if (hidden) await expect.poll(() => hiddenFocus(page)).toBeUndefined()
    if (isTarget) return
  }
  throw new Error('The Tab key does not get there')
}

/** Tabs through a page until the focus leaves it, and checks that each stop shows its focus. */
export async function tabThrough(page: Page, what: string): Promise<void> {
  for (let stops = 1; stops < 60; stops += 1) {
    await page.keyboard.press('Tab')
    const { hasLeft, hidden } = await page.evaluate(readFocus, null)
    if (hidden) await expect.poll(() => hiddenFocus(page), what).toBeUndefined()
    if (!hasLeft) continue
    expect(stops, `${what} has a skip link, a navigation and more`).toBeGreaterThan(9)
    return
  }
}

/** Tabs to a control and activates it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Tabs to a field and types. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** The focused element if it does not show its focus or is covered. */
export const hiddenFocus = async (page: Page): Promise<string | undefined> =>
  (await page.evaluate(readFocus, null)).hidden

/** Runs in the page. */
function readFocus(target?: Element | null) {
  const focused = document.activeElement ?? document.body
  const isField = focused.matches('input, textarea, select, [role=combobox]')
  const field = isField ? focused.closest('.MuiInputBase-root') : null

  function isMarked(): boolean {
    // A field shows its focus by its frame, a file field by the button below it.
    const frame = field?.querySelector('fieldset')
    if (frame) return Number.parseFloat(getComputedStyle(frame).borderTopWidth) >= 2
    const shown = focused.matches('[type=file]') ? focused.previousElementSibling : focused
    const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? focused)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }

  function isInSight(): boolean {
    // A link that wraps has two rectangles.
    const [first] = focused.getClientRects()
    const { left, right, top, bottom } = first ?? focused.getBoundingClientRect()
    const middle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2
    const there = document.elementFromPoint((left + right) / 2, middle)
    return (field ?? focused).contains(there)
  }

  function problem(): string | undefined {
    // No stop of the Tab key: the page has moved the focus there.
    if (focused.matches('[tabindex="-1"]')) return undefined
    const html = focused.outerHTML.slice(0, 200)
    if (!isMarked()) return `not marked: ${html}`
    return isInSight() ? undefined : `out of sight: ${html}`
  }

  const hasLeft = focused === document.body
  return { hasLeft, isTarget: focused === target, hidden: hasLeft ? undefined : problem() }
}
