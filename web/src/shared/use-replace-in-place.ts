import { type To, useLocation, useNavigate } from 'react-router-dom'
import { entryOf } from './document-entry.ts'

/**
 * Replaces the URL of an open page, for example while typing: focus and scroll position stay, and Back
 * leads to the page before.
 */
export function useReplaceInPlace(): (to: To, options?: { flushSync?: boolean }) => void {
  const navigate = useNavigate()
  const location = useLocation()

  return (to, options) => {
    const state = { ...location.state, entry: entryOf(location) }
    void navigate(to, { ...options, replace: true, preventScrollReset: true, state })
  }
}
