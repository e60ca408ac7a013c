import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { setAuthState } from '../session/auth-state.ts'

// Long enough for a slow machine: only a hang reaches it.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no animation timeline.
performance.getEntriesByType ??= () => []

// jsdom has no layout.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoObserver
globalThis.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver

// Files share a window and modules, and timers of a mounted component would end after it.
afterEach(() => {
  cleanup()
  // An answer, so that the next test waits for its own.
  setAuthState({ user: null })
  setAuthState(undefined)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // Files that run in Node have none.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
})
