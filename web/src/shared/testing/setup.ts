import { configure } from '@testing-library/react'

// No shorter than a slow machine needs: only a hang runs into it.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no timeline.
performance.getEntriesByType ??= () => []
