import { type To, useLocation, useNavigate } from 'react-router-dom'
import { entryOf } from './document-entry.ts'

interface Options {
  flushSync?: boolean
  state?: object
}

/** Focus and scroll position stay, and Back leads to the page before. `state` is added to the entry's. */
export function useReplaceInPlace(): (to: To, options?: Options) => void {
  const navigate = useNavigate()
  const location = useLocation()

  return (to, options) => {
    const state = { ...location.state, ...options?.state, entry: entryOf(location) }
    void navigate(to, { ...options, replace: true, preventScrollReset: true, state })
  }
}
