const events = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

/**
 * Resolves at the visitor's first input event. Code that only an active visitor needs loads then:
 * hydration, toasts, Firebase Auth.
 */
export const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return
  for (const event of events) {
    window.addEventListener(event, () => resolve(), { capture: true, passive: true, once: true })
  }
})
