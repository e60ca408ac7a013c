import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FullScreenSpinner } from './full-screen-spinner.tsx'

test('after ten seconds the spinner shows a message and offers a retry [NAV-6, NAV-7]', () => {
  vi.useFakeTimers()
  render(<FullScreenSpinner />)
  act(() => vi.advanceTimersByTime(9_999))
  expect(screen.getByRole('status', { name: 'Loading' }).textContent).toBe('')
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('This takes longer than usual.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
