import { useRef } from 'react'
import { CallError, isOutcomeUnknown } from '../api/call-error.ts'
import { useSingleFlightMutation } from './use-single-flight-mutation.ts'

interface Options {
  deleteById: (id: string) => Promise<unknown>
  /** Said when there was no response: "We could not confirm whether …" */
  unconfirmed: string
  onSuccess: () => unknown
  onSettled: () => Promise<unknown>
}

/**
 * Deletes by id, one call at a time. A 404 is success if an earlier call of this client may have
 * deleted the row.
 */
export function useDelete({ deleteById, unconfirmed, onSuccess, onSettled }: Options) {
  const maybeDeleted = useRef(new Set<string>())

  async function deleteOnce(id: string): Promise<void> {
    try {
      await deleteById(id)
      maybeDeleted.current.add(id)
    } catch (error) {
      if (isOutcomeUnknown(error)) maybeDeleted.current.add(id)
      if (!isGone(error) || !maybeDeleted.current.has(id)) throw error
    }
  }

  return useSingleFlightMutation({
    mutationFn: deleteOnce,
    meta: { unconfirmed },
    onSuccess,
    onSettled,
  })
}

const isGone = (error: unknown) => error instanceof CallError && error.status === 404
