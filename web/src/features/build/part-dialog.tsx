import { Box, Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnedPart } from '@tech-house/api/contract/compatibility/owned-part'
import { type AnyPart, type PartKind, partLabel } from '@tech-house/api/contract/compatibility/part'
import { lazy, Suspense, useState } from 'react'
import { toastError } from '#shared/toast.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import type { BuildContents } from './build-address.ts'
import { BuildDialog } from './build-dialog.tsx'
import { onePart } from './part-labels.ts'
import { PartList } from './part-list.tsx'
import { buildProduct } from './part-query.ts'

const DescribePart = lazy(async () => ({
  default: (await import('./describe-part.tsx')).DescribePart,
}))

interface Props {
  kind: PartKind
  isOpen: boolean
  /** Whether the person has the part already. */
  isOwned: boolean
  build: BuildContents
  onChoose: (part: AnyPart) => void
  onDescribe: (owned: OwnedPart) => void
  onClose: () => void
}

/** The parts for one place: first what fits, then the others with the reason. */
export function PartDialog(props: Props) {
  const { kind, isOpen, isOwned, build, onChoose, onDescribe, onClose } = props
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const [isDescribing, setIsDescribing] = useState(false)
  const search = useDebounced(setWords)
  const queryClient = useQueryClient()
  const title = isOwned
    ? `Which ${partLabel(kind).toLowerCase()} do you have?`
    : `Choose ${onePart(kind)}`
  // The verdict of the build needs all facts of the part.
  const reading = useMutation({
    mutationFn: (id: string) => queryClient.fetchQuery(buildProduct(id)),
  })

  /** The last choice counts, and none after the dialog was closed or the page left. */
  function choose(id: string) {
    reading.mutate(id, {
      onSuccess: (known) => {
        if (known?.part) onChoose(known.part)
        else void toastError('This product is not in the shop any more. Please choose another one.')
      },
    })
  }

  function close() {
    reading.reset()
    onClose()
  }

  function type(text: string) {
    setTyped(text)
    search(text.trim())
  }

  function reset() {
    type('')
    setIsDescribing(false)
  }

  return (
    <BuildDialog title={title} isOpen={isOpen} maxWidth="sm" onClose={close} onClosed={reset}>
      {isDescribing ? (
        <Suspense fallback={<FullScreenSpinner />}>
          <DescribePart kind={kind} onDescribe={onDescribe} />
        </Suspense>
      ) : (
        <>
          {isOwned && (
            <Button sx={{ mx: 2, mb: 1 }} onClick={() => setIsDescribing(true)}>
              Not in this list? Describe it
            </Button>
          )}
          <PartList
            title={title}
            kind={kind}
            build={build}
            words={words}
            isOwned={isOwned}
            onChoose={choose}
            search={
              <Box component="search" sx={{ px: 3, pb: 1 }}>
                <TextField
                  label="Search"
                  type="search"
                  value={typed}
                  onChange={({ target }) => type(target.value)}
                />
              </Box>
            }
          />
        </>
      )}
    </BuildDialog>
  )
}
