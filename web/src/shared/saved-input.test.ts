import { expect, test, vi } from 'vitest'
import { z } from 'zod'

test('an order that the previous release left unconfirmed keeps its key [FIX-4]', async () => {
  sessionStorage.setItem('draft:bea@example.com:order-attempt:ssd', '"key"')
  vi.resetModules()
  const { storedValue } = await import('./saved-input.ts')
  expect(storedValue('bea@example.com', 'order-attempt:ssd', z.string()).read()).toBe('key')
  expect(sessionStorage).toHaveLength(1)
})
