import { configure } from '@testing-library/react'

// Long enough for a slow machine: only a hang reaches it.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no animation timeline.
performance.getEntriesByType ??= () => []
