import type { MutationMeta } from '@tanstack/react-query'
import { type ComponentProps, useRef } from 'react'
import { CallError, isOutcomeUnknown } from '../api/call-error.ts'
import { useSafeMutation } from '../writes/use-safe-mutation.ts'
import { ConfirmButton } from './confirm-button.tsx'

interface Props
  extends Omit<ComponentProps<typeof ConfirmButton>, 'isPending' | 'onConfirm'>,
    Pick<MutationMeta, 'unconfirmed' | 'changes'> {
  write: () => Promise<unknown>
  /** Whether a 404 is success if an earlier call of this button may have deleted the row. */
  isDeletion?: boolean
  onSuccess: () => unknown
}

/** A button that asks for confirmation, and then writes once. */
export function ConfirmWrite(props: Props) {
  const { write, isDeletion = false, unconfirmed, changes, onSuccess, ...button } = props
  const maybeDeleted = useRef(false)

  async function deleteOnce() {
    try {
      await write()
      maybeDeleted.current = true
    } catch (error) {
      maybeDeleted.current ||= isOutcomeUnknown(error)
      const isGone = error instanceof CallError && error.status === 404
      if (!isGone || !maybeDeleted.current) throw error
    }
  }

  const writing = useSafeMutation({
    mutationFn: isDeletion ? deleteOnce : write,
    meta: { unconfirmed, changes },
    onSuccess,
  })

  return (
    <ConfirmButton {...button} isPending={writing.isPending} onConfirm={() => writing.mutate()} />
  )
}
