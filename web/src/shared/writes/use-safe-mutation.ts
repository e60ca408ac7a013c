import { type DefaultError, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** A double click joins the call in flight: `isPending` changes only with the next render. */
export function useSafeMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, DefaultError, Variables>,
) {
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
