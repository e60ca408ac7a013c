import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfflineBanner } from './offline-banner.tsx'

const words = () => screen.getByRole('status').textContent

test('without a connection, the banner says what still works', () => {
  render(<OfflineBanner />)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(words()).toMatch(/^You are offline\. .* stays readable/)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(words()).toBe('')
})
