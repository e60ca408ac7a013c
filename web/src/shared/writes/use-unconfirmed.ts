import { useEffect, useState } from 'react'
import type { StoredValue } from '../stored-value.ts'

/** Called when an attempt is settled, also by a page that was left while the attempt was sent. */
const listeners = new Set<() => void>()

/**
 * Keeps attempts until they are confirmed. `unconfirmed` is one that may have been carried out
 * although its response was lost; only the same attempt, sent again, gets the result.
 */
export function useUnconfirmed<Attempt>(stored: StoredValue<Attempt>) {
  const [unconfirmed, setUnconfirmed] = useState(stored.read)

  useEffect(() => {
    const follow = () => {
      if (!stored.read()) setUnconfirmed(undefined)
    }
    listeners.add(follow)
    return () => void listeners.delete(follow)
  })

  /** The outcome is known. */
  function settle() {
    stored.remove()
    for (const listener of listeners) listener()
  }

  /** The attempt failed, and whether it was carried out may be unknown. */
  function fail(isUnconfirmed: boolean) {
    if (isUnconfirmed) setUnconfirmed(stored.read())
    else settle()
  }

  /** `store` comes before an attempt is sent, so that it survives a reload without a response. */
  return { unconfirmed, store: stored.write, settle, fail }
}
