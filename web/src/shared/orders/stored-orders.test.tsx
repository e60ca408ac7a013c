import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { queryWrapper } from '../testing/query-client.tsx'
import { readQuickList } from './quick-list.ts'
import { usePlacePurchase } from './use-place-purchase.ts'

test.each(['null', '{"text":"","lines":[null]}', '{"text":"","lines":[{}]}', '{"lines":[]}'])(
  'a damaged quick order %s opens as an empty one [FIX-5]',
  (stored) => {
    sessionStorage.setItem('saved-input::quick-order', stored)
    expect(readQuickList()).toEqual({ text: '', lines: [] })
  },
)

const Queries = queryWrapper()
const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <Queries>{children}</Queries>
  </MemoryRouter>
)

const line = { productId: 'ssd', quantity: 2 }

test.each([
  [[line], [line]],
  [[], undefined],
  [[null], undefined],
])('the lines %j of an unconfirmed batch are %j after a reload [FIX-5]', (lines, unconfirmed) => {
  const pending = { key: 'key', request: { body: { lines } } }
  sessionStorage.setItem('saved-input:ada:write:build', JSON.stringify(pending))
  const { result } = renderHook(() => usePlacePurchase({ email: 'ada', name: 'build' }), {
    wrapper,
  })
  expect(result.current.unconfirmed).toEqual(unconfirmed)
})
