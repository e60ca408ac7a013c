import { Button, type ButtonProps } from '@mui/material'
import type { MutationMeta } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { unlessDoubleClick } from '../ui/unless-double-click.ts'
import { useSafeMutation } from './use-safe-mutation.ts'

interface Props<Data>
  extends Pick<ButtonProps, 'variant' | 'color'>,
    Pick<MutationMeta, 'unconfirmed' | 'changes'> {
  label: string
  write: () => Promise<Data>
  onSuccess?: (data: Data) => unknown
}

/** Acts at once, unlike `ConfirmWrite`, for what can be undone. */
export function WriteButton<Data>(props: Props<Data>) {
  const { label, write, unconfirmed, changes, onSuccess, ...button } = props
  const writing = useSafeMutation({ mutationFn: write, meta: { unconfirmed, changes }, onSuccess })
  const element = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // A pending button is disabled, so it has lost the focus.
    if (writing.isError && document.activeElement === document.body) element.current?.focus()
  }, [writing.isError])

  return (
    <Button
      ref={element}
      size="small"
      {...button}
      loading={writing.isPending}
      onClick={unlessDoubleClick(() => writing.mutate())}
    >
      <span>{label}</span>
    </Button>
  )
}
