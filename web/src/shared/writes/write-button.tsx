import type { MutationMeta } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { RowButton } from '../ui/tables/row-button.tsx'
import { unlessDoubleClick } from '../ui/unless-double-click.ts'
import { useSafeMutation } from './use-safe-mutation.ts'

interface Props<Data>
  extends Pick<ComponentProps<typeof RowButton>, 'variant'>,
    Pick<MutationMeta, 'unconfirmed' | 'changes'> {
  label: string
  write: () => Promise<Data>
  onSuccess?: (data: Data) => unknown
}

/** Acts at once, unlike `ConfirmWrite`, for what can be undone. */
export function WriteButton<Data>(props: Props<Data>) {
  const { label, write, unconfirmed, changes, onSuccess, ...button } = props
  const writing = useSafeMutation({ mutationFn: write, meta: { unconfirmed, changes }, onSuccess })

  return (
    <RowButton
      {...button}
      loading={writing.isPending}
      onClick={unlessDoubleClick(() => writing.mutate())}
    >
      {label}
    </RowButton>
  )
}
