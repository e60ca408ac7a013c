import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { queryKeys } from '#shared/api/query-keys.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { Testimonials } from './testimonials.tsx'

test('products that come before the prerendered reviews are hydrated do not disturb it', async () => {
  fakeApi({ 'GET /api/reviews': () => new Promise(() => {}) })
  const queryClient = new QueryClient()
  const part = (
    <QueryClientProvider client={queryClient}>
      <Testimonials />
    </QueryClientProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(part)
  queryClient.setQueryData(queryKeys.products, { pages: [], pageParams: [] })

  const mismatches: unknown[] = []
  const root = await act(() =>
    hydrateRoot(container, part, { onRecoverableError: (error) => mismatches.push(error) }),
  )
  expect(mismatches).toEqual([])
  act(() => root.unmount())
})
