import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/space-grotesk/wght.css'
import { createTheme } from '@mui/material/styles'
import { components } from './components.ts'
import { dark, light } from './palette.ts'
import { typography } from './typography.ts'

export const theme = createTheme({
  // index.html sets the same attribute before the first paint.
  cssVariables: { colorSchemeSelector: '[data-scheme="%s"]' },
  colorSchemes: { light, dark },
  typography,
  components,
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
})
