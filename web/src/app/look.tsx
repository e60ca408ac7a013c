import { GlobalStyles, ThemeProvider } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { baseline } from '#shared/theme/baseline.ts'
import { createTheme } from '#shared/theme/theme.ts'

/**
 * The theme, and the styles of the document. This and what MUI draws by are a script of their own,
 * for the same reason as mount.ts.
 */
export function Look({ children }: { children: ReactNode }) {
  const [theme] = useState(createTheme)
  const [documentStyles] = useState(() => baseline(theme))

  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="color-mode" noSsr>
      <GlobalStyles styles={documentStyles} />
      {children}
    </ThemeProvider>
  )
}
