import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { limitWrites } from './write-limit.ts'

test('a caller who writes too fast is told how long to wait; others are not held up [API-21]', async () => {
  const limit = limitWrites(() => 2)
  await limit('alice')
  await limit('alice')
  const refusal = await limit('alice').catch((error) => error)
  expect(refusal).toBeInstanceOf(ApiError)
  expect(refusal).toMatchObject({ status: 429, code: 'too-many-requests' })
  const seconds = Number(refusal.details.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  await limit('bob')
})
