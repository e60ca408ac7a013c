import type { Locator, Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'

/** How a person uses the shop. */
export interface InputDevice {
  press(target: Locator): Promise<void>
  /** Replaces what is in a field. */
  write(field: Locator, text: string): Promise<void>
  /** Opens an entry of the dashboard menu. */
  openEntry(name: string): Promise<void>
}

/** The keyboard alone, in a window as narrow as a phone, where a button opens the menu. */
export function keyboard(page: Page): InputDevice {
  async function press(target: Locator) {
    await moveTo(page, target)
    const isTicked = await target.evaluate((element) => element.matches('[type=checkbox]'))
    await page.keyboard.press(isTicked ? 'Space' : 'Enter')
  }
  return {
    press,
    async write(field, text) {
      await moveTo(page, field)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    async openEntry(name) {
      await press(page.getByRole('button', { name: 'Dashboard menu' }))
      await press(entry(page, name))
    },
  }
}

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name })

/** Tabs to the target, backwards if it is before the focus. */
async function moveTo(page: Page, target: Locator): Promise<void> {
  const way = await target.evaluate((element) => {
    const focused = document.activeElement ?? document.body
    if (focused === element) return undefined
    const isBefore = element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
    return isBefore ? 'Shift+Tab' : 'Tab'
  })
  if (way) await tabTo(page, target, way)
}
