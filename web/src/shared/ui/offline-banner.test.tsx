import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OfflineBanner } from './offline-banner.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('while there is no connection, the shop says what still works', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<OfflineBanner />)
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\. .* stays readable/)
  onLine.mockReturnValue(true)
  act(() => window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('status').textContent).toBe('')
})
