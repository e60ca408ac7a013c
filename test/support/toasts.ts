import { type BrowserContext, expect, type Page } from '@playwright/test'

interface Toast {
  text: string
  /** CSS time, `1s`: the progress bar is the toast's timer. */
  lasts: string
  /** Whether screen readers announce it. */
  isAnnounced: boolean
  isAtTopCenter: boolean
}

/** Records every toast as it appears, because one that stays for a second is easily missed. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const toasts: Toast[] = []
    Object.assign(window, { toasts })

    function read(alert: Element): Toast {
      const bar = alert.querySelector('.Toastify__progress-bar--animated') ?? alert
      return {
        text: alert.textContent,
        lasts: getComputedStyle(bar).animationDuration,
        isAnnounced: !alert.closest('[aria-hidden=true]') && !!alert.closest('[aria-live=polite]'),
        isAtTopCenter: !!alert.closest('.Toastify__toast-container--top-center'),
      }
    }

    function readAdded({ addedNodes, target }: MutationRecord) {
      for (const node of addedNodes) {
        const parts = node instanceof Element ? [node, ...node.querySelectorAll('*')] : []
        toasts.push(...parts.filter((part) => part.matches('.Toastify [role=alert]')).map(read))
        // A repeated toast keeps its element.
        const kept = target instanceof Element ? target.closest('.Toastify [role=alert]') : null
        if (kept) toasts.push(read(kept))
      }
    }

    new MutationObserver((records) => records.forEach(readAdded)).observe(document, {
      childList: true,
      subtree: true,
    })
  })
}

/** A toast with these words has appeared since the page was loaded. */
export async function expectToast(page: Page, text: string | RegExp): Promise<Toast> {
  const said = async () => {
    const toasts = await page.evaluate(() => (window as unknown as { toasts: Toast[] }).toasts)
    return toasts.findLast((toast) => toast.text.search(text) >= 0)
  }
  await expect.poll(said, `a toast says ${text}`).toBeTruthy()
  const toast = await said()
  if (!toast) throw new Error('A toast that was there has gone')
  return toast
}

/** Keeps toasts on the page from now on. */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}
