import { ConfirmButton } from './confirm-button.tsx'

interface Props {
  /** What would be deleted, in a few words. */
  what: string
  isPending: boolean
  onConfirm: () => void
}

/** A Delete button that asks before it does so. */
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
