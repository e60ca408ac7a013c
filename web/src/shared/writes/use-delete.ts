import type { MutationMeta } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallError, isOutcomeUnknown } from '../api/call-error.ts'
import { useSafeMutation } from './use-safe-mutation.ts'

interface Options {
  deleteById: (id: string) => Promise<unknown>
  meta: MutationMeta
  onSuccess: () => unknown
}

/** Deletes by id. A 404 is success if an earlier call of this client may have deleted the row. */
export function useDelete({ deleteById, meta, onSuccess }: Options) {
  const maybeDeleted = useRef(new Set<string>())

  async function deleteOnce(id: string): Promise<void> {
    try {
      await deleteById(id)
      maybeDeleted.current.add(id)
    } catch (error) {
      if (isOutcomeUnknown(error)) maybeDeleted.current.add(id)
      const isGone = error instanceof CallError && error.status === 404
      if (!isGone || !maybeDeleted.current.has(id)) throw error
    }
  }

  return useSafeMutation({ mutationFn: deleteOnce, meta, onSuccess })
}
