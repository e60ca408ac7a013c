import { Box, Button, Typography } from '@mui/material'
import type { RuleVerdict } from '@tech-house/api/contract/compatibility/check-build'
import type { OwnedPart } from '@tech-house/api/contract/compatibility/owned-part'
import { type AnyPart, isPlural, type PartKind } from '@tech-house/api/contract/compatibility/part'
import { useId, useRef, useState } from 'react'
import type { BuildContents } from './build-address.ts'
import { ChosenLine } from './chosen-line.tsx'
import type { ChosenPart } from './chosen-parts.ts'
import { OwnedLine } from './owned-line.tsx'
import { PartDialog } from './part-dialog.tsx'
import { onePart, placeLabel } from './part-labels.ts'

interface Props {
  kind: PartKind
  chosen: ChosenPart[]
  /** What the person has already. */
  owned: AnyPart[]
  rules: RuleVerdict[]
  build: BuildContents
  onChoose: (part: AnyPart) => void
  onOwn: (owned: OwnedPart) => void
  onRemoveOwned: (id: string) => void
  /** Sets the pieces of a product; 0 removes it. */
  onPieces: (id: string, quantity: number) => void
}

/** The place of one kind of part, with what is chosen for it or there already. */
export function PartPlace(props: Props) {
  const { kind, chosen, owned, rules, build, onChoose, onOwn, onPieces, onRemoveOwned } = props
  const headingId = useId()
  // The build of when the list was opened: a choice must not change a list that closes.
  const [compared, setCompared] = useState(build)
  const [isOpen, setIsOpen] = useState(false)
  const [isOwned, setIsOwned] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const label = placeLabel(kind)
  const isEmpty = chosen.length + owned.length === 0
  const canChange = !isEmpty && !isPlural(kind)

  function open(asOwned: boolean) {
    setCompared(build)
    setIsOwned(asOwned)
    setIsOpen(true)
  }

  function setPieces(id: string, quantity: number) {
    // The button that was pressed disappears with its line.
    if (quantity === 0) trigger.current?.focus()
    onPieces(id, quantity)
  }

  return (
    <Box component="section" aria-labelledby={headingId} sx={styles}>
      <Box sx={head}>
        <Typography id={headingId} variant="h5" component="h2" sx={{ flex: 1 }}>
          {label}
        </Typography>
        {!canChange && (
          <Button
            color="inherit"
            sx={{ px: { xs: 0.5, sm: 2 }, whiteSpace: 'nowrap' }}
            onClick={() => open(true)}
            aria-label={`I have this: ${label.toLowerCase()}`}
          >
            I have this
          </Button>
        )}
        <Button
          ref={trigger}
          sx={{ px: { xs: 1.5, sm: 2.5 } }}
          variant={isEmpty ? 'outlined' : 'text'}
          onClick={() => open(false)}
          aria-label={canChange ? `Change the ${label.toLowerCase()}` : `Choose ${onePart(kind)}`}
        >
          {canChange ? 'Change' : isEmpty ? 'Choose' : 'Add another'}
        </Button>
      </Box>
      {!isEmpty && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {chosen.map((line) => (
            <ChosenLine key={line.part.id} line={line} rules={rules} onPieces={setPieces} />
          ))}
          {owned.map((part) => (
            <OwnedLine
              key={part.id}
              part={part}
              rules={rules}
              onRemove={() => {
                trigger.current?.focus()
                onRemoveOwned(part.id)
              }}
            />
          ))}
        </Box>
      )}
      <PartDialog
        kind={kind}
        isOwned={isOwned}
        isOpen={isOpen}
        build={compared}
        onClose={() => setIsOpen(false)}
        onChoose={(part) => {
          setIsOpen(false)
          if (isOwned) onOwn({ productId: part.id })
          else onChoose(part)
        }}
        onDescribe={(described) => {
          setIsOpen(false)
          onOwn(described)
        }}
      />
    </Box>
  )
}

/** The buttons wrap in the narrowest windows. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
}

const styles = {
  display: 'grid',
  gap: 1,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
}
