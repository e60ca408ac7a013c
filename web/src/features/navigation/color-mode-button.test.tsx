import { ThemeProvider } from '@mui/material'
import { dark, light } from '@tech-house/shop/palette'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { theme } from '#shared/theme/theme.ts'
import { ColorModeButton } from './color-mode-button.tsx'

const meta = document.createElement('meta')
afterEach(() => meta.remove())

test('the switch also changes the theme color of the browser', async () => {
  meta.name = 'theme-color'
  document.head.append(meta)
  render(
    <ThemeProvider theme={theme} defaultMode="light" noSsr>
      <ColorModeButton />
    </ThemeProvider>,
  )
  expect(meta.content).toBe(light.background.default)
  await userEvent.click(screen.getByRole('button', { name: 'Dark mode' }))
  expect(meta.content).toBe(dark.background.default)
})
