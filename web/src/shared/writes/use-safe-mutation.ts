import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * `useMutation` whose `mutate` and `mutateAsync` join the call in flight, so that a double click writes
 * once. `isPending` cannot tell: it changes with the next render, after the second click.
 */
export function useSafeMutation<Data, Variables = void, Failure = DefaultError>(
  options: UseMutationOptions<Data, Failure, Variables>,
): UseMutationResult<Data, Failure, Variables> {
  const mutation = useMutation(options)
  const inFlight = useRef<Promise<Data>>(undefined)

  const mutateAsync: typeof mutation.mutateAsync = (...args) => {
    inFlight.current ??= mutation.mutateAsync(...args).finally(() => {
      inFlight.current = undefined
    })
    return inFlight.current
  }
  const mutate: typeof mutation.mutate = (...args) => void mutateAsync(...args).catch(() => {})
  return { ...mutation, mutate, mutateAsync }
}
