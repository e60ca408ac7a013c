import { expect, type Page } from '@playwright/test'

/** With forced colors, in which fills disappear, each button has a border. */
export async function expectBorders(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await page.evaluate(borderless), `${what}, forced colors`).toEqual([])
  await page.emulateMedia({ forcedColors: null })
}

/** Runs in the page. */
function borderless(): string[] {
  return [...document.querySelectorAll('.MuiButton-root, .MuiChip-root, .MuiOutlinedInput-root')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(
        element.querySelector('fieldset') ?? element,
      )
      return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1
    })
    .map((element) => element.outerHTML.slice(0, 120))
}
