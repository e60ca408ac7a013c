import { loadPage } from './load-page.ts'

const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads the page behind a link as soon as somebody seems to want it. */
export function prefetchWantedPages(): void {
  for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true })
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element && target.closest('a')
  if (link && link.origin === window.location.origin) void loadPage(link.pathname)
}
