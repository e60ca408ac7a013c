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
  const [state, setState] = useState(() => ({ entry, value: read(entry, initial) }))
  // A jump to an anchor is a new entry of the same page, which takes the state along.
  const value = state.entry === entry ? state.value : read(entry, state.value)
  if (state.entry !== entry) setState({ entry, value })

  useEffect(() => {
    sessionStore.setItem(entry, JSON.stringify(value))
  }, [entry, value])

  return [value, (next: Value) => setState({ entry, value: next })] as const
}

function read<Value>(entry: string, otherwise: Value): Value {
  const stored = sessionStore.getItem(entry)
  // Only this hook writes the key.
  return stored === null ? otherwise : (JSON.parse(stored) as Value)
}
