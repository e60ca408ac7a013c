const events = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

/** Code that only an active visitor needs loads then: hydration, toasts, Firebase Auth. */
export const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return
  const listeners = new AbortController()
  for (const name of events) {
    window.addEventListener(
      name,
      (event) => {
        if (isAtRest(event)) return
        listeners.abort()
        // After the paint that answers it, which what waits would delay.
        requestAnimationFrame(() => setTimeout(resolve))
      },
      { capture: true, passive: true, signal: listeners.signal },
    )
  }
})

/** Chromium also sends a move when the page appears or scrolls under a resting pointer. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' &&
  !(event as PointerEvent).movementX &&
  !(event as PointerEvent).movementY
