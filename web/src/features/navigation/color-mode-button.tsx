import DarkModeIcon from '@mui/icons-material/DarkModeOutlined'
import LightModeIcon from '@mui/icons-material/LightModeOutlined'
import { useColorScheme } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { useThemeColor } from './use-theme-color.ts'

/**
 * The document shows one of the two icons, because its colour scheme is known before the first
 * paint.
 */
export function ColorModeButton() {
  const { colorScheme, setMode } = useColorScheme()
  useThemeColor(colorScheme)

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
