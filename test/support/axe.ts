import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

// The fifth card or row is like the fourth.
const alike = '#services li:nth-child(n + 5), tbody tr:nth-child(n + 5)'

/** Axe finds no violation on the page, in both themes. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
    const axe = new AxeBuilder({ page }).setLegacyMode().exclude(alike)
    // WCAG 2.5.3, which axe still calls experimental.
    axe.options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    // The themes differ in colours only.
    if (scheme === 'dark') axe.withRules('color-contrast')
    const { violations } = await axe.analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    )
    expect.soft(found, `${what}, ${scheme}`).toEqual([])
  }
}
