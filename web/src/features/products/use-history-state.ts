import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sessionStore } from '#shared/storage.ts'

/**
 * State that belongs to one entry of the browser's history: Back and a reload find it as it was,
 * a new visit begins with `initial`. The value must survive JSON.
 */
export function useHistoryState<Value>(name: string, initial: Value) {
  const { key } = useLocation()
  const [entry] = useState(`${name}:${key}`)
  const [value, setValue] = useState(() => {
    const stored = sessionStore.getItem(entry)
    // Only this hook writes the key.
    return stored === null ? initial : (JSON.parse(stored) as Value)
  })

  function update(change: (current: Value) => Value) {
    setValue((current) => {
      const next = change(current)
      sessionStore.setItem(entry, JSON.stringify(next))
      return next
    })
  }

  return [value, update] as const
}
