import type { ButtonProps } from '@mui/material'
import { ConfirmButton } from './confirm-button.tsx'

interface Props {
  /** A short description of what will be deleted. */
  what: string
  isPending: boolean
  button?: Pick<ButtonProps, 'size'>
  onConfirm: () => void
}

/** A Delete button that asks for confirmation. */
export function ConfirmDelete({ what, ...action }: Props) {
  return (
    <ConfirmButton
      {...action}
      label="Delete"
      question={`Delete ${what}?`}
      warning="Are you sure? If you once delete it then you never can be restored again."
      yes="Delete"
      no="Keep"
    />
  )
}
