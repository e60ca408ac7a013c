import { useMutation, useQueryClient } from '@tanstack/react-query'
import { partLabel } from '@tech-house/api/parts/compatibility/part'
import type { ComponentProps } from 'react'
import { toastError } from '#shared/toast.ts'
import { ResponsiveDialog } from '#shared/ui/dialogs/responsive-dialog.tsx'
import { buildProduct } from './build-products.ts'
import { onePart } from './part-labels.ts'
import { PartList } from './part-list.tsx'

interface Props extends ComponentProps<typeof PartList> {
  isOpen: boolean
  onClose: () => void
}

export function PartDialog({ isOpen, onChoose, onClose, ...list }: Props) {
  const { kind, isOwned } = list
  const queryClient = useQueryClient()
  const title = isOwned
    ? `Which ${partLabel(kind).toLowerCase()} do you have?`
    : `Choose ${onePart(kind)}`
  // The build shows the part at once, because all of its facts are known then.
  const reading = useMutation({
    mutationFn: (id: string) => queryClient.fetchQuery(buildProduct(id)),
  })

  /** The last choice counts, and none after the dialog was closed or the page left. */
  function choose(id: string) {
    reading.mutate(id, {
      onSuccess: (product) => {
        if (product) onChoose(id)
        else void toastError('This product is not in the shop any more. Please choose another one.')
      },
    })
  }

  function close() {
    reading.reset()
    onClose()
  }

  return (
    <ResponsiveDialog title={title} isOpen={isOpen} onClose={close}>
      <PartList {...list} onChoose={choose} />
    </ResponsiveDialog>
  )
}
