import { useSyncExternalStore } from 'react'

/** Ms between two looks. */
const pause = 5000

let isOffline = false
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/**
 * Whether the shop is out of reach. A browser also calls itself offline on a machine without a
 * network that runs the shop itself, so the shop has the last word.
 */
export const useIsOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => isOffline,
    () => false,
  )

function subscribe(listener: () => void) {
  if (listeners.size === 0) startLooking()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopLooking()
  }
}

function startLooking() {
  timer = setInterval(look, pause)
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
}

function stopLooking() {
  clearInterval(timer)
  window.removeEventListener('online', look)
  window.removeEventListener('offline', look)
}

async function look() {
  const isNow = !navigator.onLine && !(await answers())
  if (isNow === isOffline) return
  isOffline = isNow
  for (const listener of listeners) listener()
  // Where the browser is offline all along, nobody else tells the rest of the page.
  if (!navigator.onLine) window.dispatchEvent(new Event(isNow ? 'offline' : 'online'))
}

async function answers(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
