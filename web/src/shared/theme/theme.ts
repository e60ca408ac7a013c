import { extendTheme } from '@mui/material/styles'
import { components } from './components.ts'
import { dark, light } from './palette.ts'
import { typography } from './typography.ts'

/** The shop's look. It is created in the task of its chunk: in that of the first render it would be a long one. */
export const theme = extendTheme({
  // index.html sets the same attribute before the first paint.
  colorSchemeSelector: '[data-scheme="%s"]',
  colorSchemes: { light, dark },
  typography,
  components,
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
})
