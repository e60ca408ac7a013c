import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { OfflineBanner } from './offline-banner.tsx'

const shop = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', shop)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})

const words = () => screen.getByRole('status').textContent

test('while the shop is unreachable, the banner says what still works', async () => {
  shop.mockRejectedValue(new TypeError('no network'))
  render(<OfflineBanner />)
  await act(async () => window.dispatchEvent(new Event('offline')))
  expect(words()).toMatch(/^You are offline\. .* stays readable/)
  shop.mockResolvedValue(new Response())
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(words()).toBe('')
})
