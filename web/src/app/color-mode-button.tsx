import DarkModeIcon from '@mui/icons-material/DarkModeOutlined'
import LightModeIcon from '@mui/icons-material/LightModeOutlined'
import { IconButton, useColorScheme } from '@mui/material'
import { useThemeColor } from './use-theme-color.ts'

export function ColorModeButton() {
  const { mode, systemMode, setMode } = useColorScheme()
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark'
  useThemeColor(isDark)
  const label = isDark ? 'Light mode' : 'Dark mode'

  return (
    <IconButton aria-label={label} title={label} onClick={() => setMode(isDark ? 'light' : 'dark')}>
      {isDark ? <LightModeIcon /> : <DarkModeIcon />}
    </IconButton>
  )
}
