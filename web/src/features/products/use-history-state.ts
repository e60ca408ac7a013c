import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sessionStore } from '#shared/storage.ts'

/**
 * State that belongs to an entry of the browser's history: Back and a reload find it as it was,
 * a new visit begins with `initial`. The value must survive JSON.
 */
export function useHistoryState<Value>(name: string, initial: Value) {
  const { key } = useLocation()
  const entry = `${name}:${key}`
  const state = useState(() => {
    const stored = sessionStore.getItem(entry)
    // Only this hook writes the key.
    return stored === null ? initial : (JSON.parse(stored) as Value)
  })
  const [value] = state

  useEffect(() => {
    // A jump to an anchor is a new entry of the same page, which takes the state along.
    sessionStore.setItem(entry, JSON.stringify(value))
  }, [entry, value])

  return state
}
