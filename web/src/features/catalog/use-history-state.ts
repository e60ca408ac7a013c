import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { entryOf } from '#shared/document-entry.ts'
import { sessionStore } from '#shared/storage.ts'

/**
 * State of an entry of the browser's history. Back and reload restore it; a new visit starts with
 * `initial`. The value must be serializable as JSON.
 */
export function useHistoryState<Value>(name: string, initial: Value) {
  const entry = `${name}:${entryOf(useLocation())}`
  const [state, setState] = useState(() => ({ entry, value: read(entry, initial) }))
  // A jump to an anchor creates a new entry of the same page, which gets a copy of the state.
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
