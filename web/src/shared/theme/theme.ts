import { extendTheme } from '@mui/material/styles'
import { breathe } from '../breathe.ts'
import { components } from './components.ts'
import { dark, light } from './palette.ts'
import { typography } from './typography.ts'

export const theme = extendTheme({
  // index.html sets the same attribute before the first paint.
  colorSchemeSelector: '[data-scheme="%s"]',
  colorSchemes: { light, dark },
  typography,
  components,
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
})

// What stands above has taken long enough for one task.
await breathe()
