import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryWrapper } from '../testing/query-client.tsx'
import { useSafeMutation } from './use-safe-mutation.ts'

test('calls during a write join it, by mutate and by mutateAsync, and a later one writes again [FIX-5]', async () => {
  const sent: ((value: string) => void)[] = []
  const mutationFn = () => new Promise<string>((resolve) => void sent.push(resolve))
  const { result } = renderHook(() => useSafeMutation({ mutationFn }), { wrapper: queryWrapper() })
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
