import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * `useMutation` whose `mutate` and `mutateAsync` join the call in flight. It keeps the promise,
 * because `isPending` changes only with the next render, and a second click can come before that.
 */
export function useSingleFlightMutation<Data, Variables = void, Failure = DefaultError>(
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
