import { extendTheme } from '@mui/material/styles'
import { components } from './components.ts'
import { dark, light } from './palette.ts'
import { typography } from './typography.ts'

/** The shop's look. Making it takes so long that the shop does so when it first draws, not when its code is read. */
export const createTheme = () =>
  extendTheme({
    // index.html sets the same attribute before the first paint.
    colorSchemeSelector: '[data-scheme="%s"]',
    colorSchemes: { light, dark },
    typography,
    components,
    shape: { borderRadius: 8 },
    motion: { reducedMotion: 'system' },
  })
