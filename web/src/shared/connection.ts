import { onlineManager } from '@tanstack/react-query'

/**
 * Whether the shop is unreachable. `navigator.onLine` is unreliable on a machine without a network.
 */
let isOffline = false
let retry: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const betweenTries = 3000

/**
 * Calls back on every change; returns the unsubscribe function. Nothing is checked without
 * listeners.
 */
export function followConnection(listener: () => void): () => void {
  if (listeners.size === 0) watch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopWatching()
  }
}

export const hasNoConnection = () => isOffline

/** To be called after a failed request: checks whether the whole shop is unreachable. */
export function checkConnection(): void {
  if (listeners.size > 0) void check()
}

async function check(): Promise<void> {
  clearTimeout(retry)
  const next = !(await responds())
  clearTimeout(retry)
  // A browser that is always offline fires no event.
  if (next || !navigator.onLine) retry = setTimeout(check, betweenTries)
  if (next === isOffline) return
  isOffline = next
  // Visible data is refetched when the connection is back.
  onlineManager.setOnline(!next)
  for (const listener of listeners) listener()
}

/** Any response counts. */
function responds(): Promise<boolean> {
  const request = fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
  return request.then(
    () => true,
    () => false,
  )
}

function watch(): void {
  window.addEventListener('offline', check)
  window.addEventListener('online', check)
  if (!navigator.onLine) void check()
}

function stopWatching(): void {
  window.removeEventListener('offline', check)
  window.removeEventListener('online', check)
  clearTimeout(retry)
  isOffline = false
}
