import { useEffect, useSyncExternalStore } from 'react'

let isAwake = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads what a visitor who only looks does not need: the identity provider and the toasts. */
export function wake(): void {
  isAwake = true
  for (const listener of listeners) listener()
}

export const useAwake = () =>
  useSyncExternalStore(
    subscribe,
    () => isAwake,
    () => false,
  )

/** For parts that cannot do without knowing who is signed in. */
export function useWake(): void {
  useEffect(wake, [])
}
