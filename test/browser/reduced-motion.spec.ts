import type { Page } from '@playwright/test'
import { aCustomer } from '../../functions/test/support/people.ts'
import { logIn } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { open, publicScreens } from '../support/screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('with reduced motion nothing is animated', async ({ page, problems }) => {
  problems.expect(/404/)
  for (const screen of publicScreens) {
    await open(page, screen)
    expect(await moving(page), screen.path).toEqual([])
  }
  await page.route('**/api/products*', () => {})
  await page.goto('/')
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  expect(await moving(page), 'a spinner').toEqual([])
})

test('with reduced motion menus, dialogs and drawers open at once', async ({ page }) => {
  await logIn(page, (await aCustomer()).email)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  expect(await moving(page), 'the menu').toEqual([])
  await page.goto('/dashboard/addreview')
  await page.getByRole('button', { name: 'Dashboard menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  expect(await moving(page), 'the drawer').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add Review' }).click()
  await expect(page.getByLabel('Rating')).toBeFocused()
  expect(await moving(page), 'a refused form').toEqual([])
})

/** Animations that last longer than a millisecond or repeat. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLong = (durations: string) =>
      durations.split(',').some((duration) => Number.parseFloat(duration) > 0.001)

    function moves(element: Element, pseudo?: string): boolean {
      const style = getComputedStyle(element, pseudo)
      const isAnimated = style.animationName !== 'none'
      return (
        isLong(style.transitionDuration) ||
        (isAnimated && isLong(style.animationDuration)) ||
        (isAnimated && style.animationIterationCount !== '1') ||
        style.scrollBehavior === 'smooth'
      )
    }

    return [...document.querySelectorAll('*')]
      .filter((element) => [undefined, '::before', '::after'].some((part) => moves(element, part)))
      .map((element) => element.outerHTML.slice(0, 120))
  })
}
