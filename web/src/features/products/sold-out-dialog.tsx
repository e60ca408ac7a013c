import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'

interface Props {
  isOpen: boolean
  yes: string
  onYes: () => void
  onNo: () => void
}

/** Asks before a product is stored that nobody can order. */
export function SoldOutDialog(props: Props) {
  return (
    <ConfirmDialog
      {...props}
      question="This product will show as sold out"
      warning="The minimum order is larger than the available quantity, so nobody can order it."
      no="Change it"
      color="primary"
    />
  )
}
