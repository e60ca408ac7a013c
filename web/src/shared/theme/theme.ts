import { extendTheme } from '@mui/material/styles'
import { dark, light } from '@tech-house/shop/palette'
import { components } from './components.ts'
import { typography } from './typography.ts'

/** In its own chunk's task, because the task of the first render would become long. */
export const theme = extendTheme({
  // index.html sets the same attribute before the first paint.
  colorSchemeSelector: '[data-scheme="%s"]',
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  typography,
  components,
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
})
