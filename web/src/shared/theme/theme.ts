import { extendTheme } from '@mui/material/styles'
import { dark, light } from '@tech-house/shop/palette'
import { components } from './components.ts'
import { typography } from './typography.ts'

export const theme = extendTheme({
  // index.html sets the same attribute before the first paint.
  colorSchemeSelector: '[data-scheme="%s"]',
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  typography,
  components,
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
})
