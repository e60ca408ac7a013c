import { ThemeProvider } from '@mui/material'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { dark, light } from '#shared/theme/palette.ts'
import { theme } from '#shared/theme/theme.ts'
import { ColorModeButton } from './color-mode-button.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  document.head.replaceChildren()
})

test('the switch also colours the bars of the browser', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="#000000">'
  const meta = document.head.querySelector('meta')
  render(
    <ThemeProvider theme={theme} defaultMode="light" noSsr>
      <ColorModeButton />
    </ThemeProvider>,
  )
  expect(meta?.content).toBe(light.palette.background.default)
  await userEvent.click(screen.getByRole('button', { name: 'Dark mode' }))
  expect(meta?.content).toBe(dark.palette.background.default)
})
