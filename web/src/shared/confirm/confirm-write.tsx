import type { MutationMeta } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useSafeMutation } from '../writes/use-safe-mutation.ts'
import { ConfirmButton } from './confirm-button.tsx'

interface Props
  extends Omit<ComponentProps<typeof ConfirmButton>, 'isPending' | 'onConfirm'>,
    Pick<MutationMeta, 'unconfirmed' | 'changes'> {
  write: () => Promise<unknown>
  onSuccess: () => unknown
}

export function ConfirmWrite(props: Props) {
  const { write, unconfirmed, changes, onSuccess, ...button } = props
  const writing = useSafeMutation({ mutationFn: write, meta: { unconfirmed, changes }, onSuccess })

  return (
    <ConfirmButton {...button} isPending={writing.isPending} onConfirm={() => writing.mutate()} />
  )
}
