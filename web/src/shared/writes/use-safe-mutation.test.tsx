import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useSafeMutation } from './use-safe-mutation.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

test('calls during a write join it, by mutate and by mutateAsync, and a later one writes again [FIX-5]', async () => {
  const sent: ((value: string) => void)[] = []
  const mutationFn = () => new Promise<string>((resolve) => void sent.push(resolve))
  const { result } = renderHook(() => useSafeMutation({ mutationFn }), { wrapper })
  const { mutate, mutateAsync } = result.current
  const outcomes = await act(async () => {
    const both = [mutateAsync(), mutateAsync()]
    mutate()
    // TanStack Query calls the function a microtask later.
    await Promise.resolve()
    expect(sent).toHaveLength(1)
    sent[0]?.('first')
    return Promise.all(both)
  })
  expect(outcomes).toEqual(['first', 'first'])
  await act(async () => {
    mutate()
  })
  expect(sent).toHaveLength(2)
})
