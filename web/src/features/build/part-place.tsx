import { Box, Button, Typography } from '@mui/material'
import type { RuleVerdict } from '@tech-house/api/contract/compatibility/check-build'
import type { AnyPart, PartKind } from '@tech-house/api/contract/compatibility/part'
import { useId, useRef, useState } from 'react'
import { ChosenLine } from './chosen-line.tsx'
import { type ChosenPart, isPlural } from './chosen-parts.ts'
import { PartDialog } from './part-dialog.tsx'
import { onePart, placeLabel } from './part-labels.ts'
import type { RankedPart } from './rank-parts.ts'

interface Props {
  kind: PartKind
  chosen: ChosenPart[]
  rules: RuleVerdict[]
  /** Computed when the list opens, because it checks the build with every part. */
  rank: () => RankedPart[]
  onChoose: (part: AnyPart) => void
  /** Sets the pieces of a product; 0 removes it. */
  onPieces: (id: string, quantity: number) => void
}

/** The place of one kind of part, with what is chosen for it. */
export function PartPlace({ kind, chosen, rules, rank, onChoose, onPieces }: Props) {
  const headingId = useId()
  const [parts, setParts] = useState<RankedPart[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const label = placeLabel(kind)
  const canChange = chosen.length > 0 && !isPlural(kind)

  function open() {
    setParts(rank())
    setIsOpen(true)
  }

  function setPieces(id: string, quantity: number) {
    // The button that was pressed disappears with its line.
    if (quantity === 0) trigger.current?.focus()
    onPieces(id, quantity)
  }

  return (
    <Box component="section" aria-labelledby={headingId} sx={look}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={headingId} variant="h5" component="h2" sx={{ flex: 1 }}>
          {label}
        </Typography>
        <Button
          ref={trigger}
          variant={chosen.length > 0 ? 'text' : 'outlined'}
          onClick={open}
          aria-label={canChange ? `Change the ${label.toLowerCase()}` : `Choose ${onePart(kind)}`}
        >
          {canChange ? 'Change' : chosen.length > 0 ? 'Add another' : 'Choose'}
        </Button>
      </Box>
      {chosen.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {chosen.map((line) => (
            <ChosenLine key={line.part.id} line={line} rules={rules} onPieces={setPieces} />
          ))}
        </Box>
      )}
      <PartDialog
        kind={kind}
        isOpen={isOpen}
        parts={parts}
        onClose={() => setIsOpen(false)}
        onChoose={(part) => {
          setIsOpen(false)
          onChoose(part)
        }}
      />
    </Box>
  )
}

const look = {
  display: 'grid',
  gap: 1,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
}
