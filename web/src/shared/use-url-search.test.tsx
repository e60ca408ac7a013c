import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useUrlSearch } from './use-url-search.ts'

const read = (params: URLSearchParams) => ({
  buyer: params.get('buyer') ?? undefined,
  status: params.get('status') ?? undefined,
})

test('a second change that comes before the first one is rendered keeps it [STAFF-5]', () => {
  const { result } = renderHook(() => useUrlSearch(read), { wrapper: MemoryRouter })
  act(() => {
    result.current.changeSearch({ buyer: 'Carlos' })
    result.current.changeSearch({ status: 'pending' })
  })
  expect(result.current.search).toEqual({ buyer: 'Carlos', status: 'pending' })
})
