const events = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

/**
 * Resolves with the visitor's first input event. What only an active visitor needs loads then: the
 * page's own code if it is not there yet, toasts, Firebase Auth.
 */
export const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return
  for (const event of events) {
    window.addEventListener(event, () => resolve(), { capture: true, passive: true, once: true })
  }
})
