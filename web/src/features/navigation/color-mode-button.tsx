import DarkModeIcon from '@mui/icons-material/DarkModeOutlined'
import LightModeIcon from '@mui/icons-material/LightModeOutlined'
import { useColorScheme } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { dark, light } from '@tech-house/shop/palette'
import { useEffect } from 'react'
import { IconButton } from '#shared/ui/icon-button.tsx'

/** The document shows one of both icons, because its scheme is known before the first paint. */
export function ColorModeButton() {
  const { colorScheme, setMode } = useColorScheme()

  // The browser's theme color is that of the page, also where it differs from the system's.
  useEffect(() => {
    // Unknown at build time.
    if (!colorScheme) return
    const palette = colorScheme === 'dark' ? dark : light
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', palette.background.default)
    }
  }, [colorScheme])

  return (
    <IconButton onClick={() => setMode(isDark() ? 'light' : 'dark')}>
      <DarkModeIcon titleAccess="Dark mode" sx={byDay} />
      <LightModeIcon titleAccess="Light mode" sx={byNight} />
    </IconButton>
  )
}

const isDark = () => document.documentElement.dataset.scheme === 'dark'

const byDay = (theme: Theme) => theme.applyStyles('dark', { display: 'none' })

const byNight = (theme: Theme) => ({
  display: 'none',
  ...theme.applyStyles('dark', { display: 'block' }),
})
