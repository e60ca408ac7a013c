import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readQuickList } from './quick-list.ts'
import { usePlaceBatch } from './use-place-batch.ts'

afterEach(() => sessionStorage.clear())

test.each(['null', '{"text":"","lines":[null]}', '{"text":"","lines":[{}]}', '{"lines":[]}'])(
  'a damaged quick order %s opens as an empty one [FIX-5]',
  (stored) => {
    sessionStorage.setItem('saved-input::quick-order', stored)
    expect(readQuickList()).toEqual({ text: '', lines: [] })
  },
)

const line = { productId: 'ssd', quantity: 2 }

test.each([
  [[line], [line]],
  [[], undefined],
  [[null], undefined],
])('the lines %j of an unconfirmed batch are %j after a reload [FIX-5]', (lines, unconfirmed) => {
  const attempt = { key: 'key', body: { bookedLines: 0, lines } }
  sessionStorage.setItem('saved-input:ada:batch-attempt:build', JSON.stringify(attempt))
  const client = new QueryClient()
  const { result } = renderHook(() => usePlaceBatch({ email: 'ada', form: 'build' }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  expect(result.current.unconfirmed).toEqual(unconfirmed)
})
