import { expect, test, vi } from 'vitest'
import { failAuth } from './auth-state.ts'

test('a failure of Firebase Auth that is rendered again is no unhandled rejection [NAV-7]', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  for (const attempt of [1, 2]) failAuth(new Error(`attempt ${attempt}`))
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
