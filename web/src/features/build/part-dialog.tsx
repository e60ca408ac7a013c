import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnedPart } from '@tech-house/api/contract/compatibility/owned-part'
import { type PartKind, partLabel } from '@tech-house/api/contract/compatibility/part'
import { lazy, Suspense, useState } from 'react'
import { toastError } from '#shared/toast.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { BuildDialog } from './build-dialog.tsx'
import { buildProduct } from './build-products.ts'
import type { BuildContents } from './build-url.ts'
import { onePart } from './part-labels.ts'
import { PartList } from './part-list.tsx'

const DescribePart = lazy(async () => ({
  default: (await import('./describe-part.tsx')).DescribePart,
}))

interface PartsProps {
  kind: PartKind
  /** Whether the person has the part already. */
  isOwned: boolean
  build: BuildContents
  onChoose: (productId: string) => void
  onDescribe: (owned: OwnedPart) => void
}

interface Props extends PartsProps {
  isOpen: boolean
  onClose: () => void
}

/** The parts for one slot: first what fits, then the others with the reason. */
export function PartDialog({ isOpen, onChoose, onClose, ...props }: Props) {
  const { kind, isOwned } = props
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
      onSuccess: (known) => {
        if (known) onChoose(id)
        else void toastError('This product is not in the shop any more. Please choose another one.')
      },
    })
  }

  function close() {
    reading.reset()
    onClose()
  }

  return (
    <BuildDialog title={title} isOpen={isOpen} maxWidth="sm" onClose={close}>
      <Parts {...props} onChoose={choose} />
    </BuildDialog>
  )
}

/** The content is gone with the dialog, and so is its state. */
function Parts({ kind, isOwned, build, onChoose, onDescribe }: PartsProps) {
  const [isDescribing, setIsDescribing] = useState(false)
  if (isDescribing) {
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <DescribePart kind={kind} onDescribe={onDescribe} />
      </Suspense>
    )
  }
  return (
    <>
      {isOwned && (
        <Button sx={{ mx: 2, mb: 1 }} onClick={() => setIsDescribing(true)}>
          Not in this list? Describe it
        </Button>
      )}
      <PartList kind={kind} build={build} isOwned={isOwned} onChoose={onChoose} />
    </>
  )
}
