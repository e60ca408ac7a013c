import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useId } from 'react'

/**
 * `useMutation` whose `mutate` does nothing while a call is in flight. It reads the mutation cache,
 * because `isPending` changes only with the next render, and a second click can come before that.
 */
export function useSingleFlightMutation<Data, Variables = void, Failure = DefaultError>(
  options: UseMutationOptions<Data, Failure, Variables>,
): UseMutationResult<Data, Failure, Variables> {
  const queryClient = useQueryClient()
  const mutationKey = [useId()]
  const mutation = useMutation({ ...options, mutationKey })

  const mutate: typeof mutation.mutate = (...args) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutation.mutate(...args)
  }
  return { ...mutation, mutate }
}
