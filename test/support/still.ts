import { expect, type Page } from '@playwright/test'

/** With reduced motion nothing moves for longer than a millisecond, and nothing repeats. */
export async function expectStill(page: Page, what: string): Promise<void> {
  expect.soft(await page.evaluate(moving), what).toEqual([])
}

/** Runs in the page. */
function moving(): string[] {
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
}
