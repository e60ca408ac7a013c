const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

/** The visitor's first sign of life. Moving the pointer is one: whoever does is about to use it. */
export function firstInput(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of signs) {
      window.addEventListener(sign, () => resolve(), { capture: true, passive: true, once: true })
    }
  })
}

/**
 * When the browser has shown the first of the page. In the background, and in a browser that does
 * not tell, that is after a second.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1000)
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}

/** When the page has loaded and the browser has nothing better to do. */
export async function idleAfterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}

/**
 * Keeps what is pressed on a page whose code is not there yet; the answer does it then.
 * Links work by themselves.
 */
export function holdPresses(): () => void {
  const pressed = new Set<HTMLElement>()

  function hold(event: Event) {
    const { target } = event
    const control = target instanceof Element && target.closest<HTMLElement>('button, form')
    if (!control || (event.type === 'click' && control instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.add(control)
  }

  window.addEventListener('click', hold, true)
  window.addEventListener('submit', hold, true)
  return () => {
    window.removeEventListener('click', hold, true)
    window.removeEventListener('submit', hold, true)
    for (const control of pressed) {
      if (control instanceof HTMLFormElement) control.requestSubmit()
      else control.click()
    }
  }
}
