import { onlineManager } from '@tanstack/react-query'

/** Whether the shop can be reached at all, which the browser's own word does not tell on a machine without a network. */
let isOffline = false
let retry: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const betweenTries = 3000

/** Tells of every change until the answer is called; there is nothing to watch while nobody listens. */
export function followConnection(listener: () => void): () => void {
  if (listeners.size === 0) watch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopWatching()
  }
}

export const hasNoConnection = () => isOffline

/** Something could not be reached: finds out whether that holds for the whole shop. */
export function checkConnection(): void {
  if (listeners.size > 0) void check()
}

async function check(): Promise<void> {
  clearTimeout(retry)
  const next = !(await answers())
  clearTimeout(retry)
  // Where the browser is offline all along, it tells of no change.
  if (next || !navigator.onLine) retry = setTimeout(check, betweenTries)
  if (next === isOffline) return
  isOffline = next
  // What is on the screen is read anew when the connection is back.
  onlineManager.setOnline(!next)
  for (const listener of listeners) listener()
}

/** Any answer will do. */
function answers(): Promise<boolean> {
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
