import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Long enough for a slow machine: only a hang reaches it.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no animation timeline.
performance.getEntriesByType ??= () => []

// Otherwise timers of a mounted component end after jsdom.
afterEach(cleanup)
