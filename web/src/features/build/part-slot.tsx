import { Box, Button, Paper, Typography } from '@mui/material'
import { type AnyPart, isPlural, type PartKind } from '@tech-house/api/parts/compatibility/part'
import type { RuleVerdict } from '@tech-house/api/parts/compatibility/rules'
import { useId, useRef, useState } from 'react'
import { type BuildContents, withOwned, withoutParts, withPart, withPieces } from './build-url.ts'
import { ChosenLine } from './chosen-line.tsx'
import type { ChosenPart } from './chosen-parts.ts'
import { OwnedLine } from './owned-line.tsx'
import { PartDialog } from './part-dialog.tsx'
import { PartFacts } from './part-facts.tsx'
import { onePart, slotLabel } from './part-labels.ts'

interface Props {
  kind: PartKind
  chosen: ChosenPart[]
  owned: AnyPart[]
  parts: AnyPart[]
  rules: RuleVerdict[]
  build: BuildContents
  onChange: (build: BuildContents) => void
}

export function PartSlot(props: Props) {
  const { kind, chosen, owned, build, onChange } = props
  const headingId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isOwned, setIsOwned] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const label = slotLabel(kind)
  const isEmpty = chosen.length + owned.length === 0
  const canChange = !isEmpty && !isPlural(kind)

  const [visible, name] = canChange
    ? ['Change', `Change the ${label.toLowerCase()}`]
    : isEmpty
      ? ['Choose', `Choose ${onePart(kind)}`]
      : ['Add another', `Add another: ${label.toLowerCase()}`]

  function open(asOwned: boolean) {
    setIsOwned(asOwned)
    setIsOpen(true)
  }

  function withRoom(): BuildContents {
    const ids = [...chosen.map(({ part }) => part.id), ...owned.map(({ id }) => id)]
    return isPlural(kind) ? build : withoutParts(build, ids)
  }

  function choose(next: BuildContents) {
    setIsOpen(false)
    onChange(next)
  }

  /** The button that was pressed disappears with its line. */
  function remove(next: BuildContents) {
    trigger.current?.focus()
    onChange(next)
  }

  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={slotStyles}>
      <Box sx={head}>
        <Typography id={headingId} variant="h5" component="h2" sx={{ flex: 1 }}>
          {label}
        </Typography>
        <Box sx={{ display: 'flex' }}>
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
            aria-label={name}
          >
            <span>{visible}</span>
          </Button>
        </Box>
      </Box>
      {!isEmpty && <SlotLines {...props} onRemove={remove} />}
      <PartDialog
        kind={kind}
        isOwned={isOwned}
        isOpen={isOpen}
        build={build}
        onClose={() => setIsOpen(false)}
        onChoose={(productId) =>
          choose(isOwned ? withOwned(withRoom(), { productId }) : withPart(withRoom(), productId))
        }
        onDescribe={(described) => choose(withOwned(withRoom(), described))}
      />
    </Paper>
  )
}

interface LinesProps extends Props {
  onRemove: (rest: BuildContents) => void
}

function SlotLines({ onRemove, ...props }: LinesProps) {
  const { chosen, owned, rules, build, onChange } = props

  return (
    <Box component="ul" sx={slotList}>
      {chosen.map((line) => (
        <ChosenLine
          key={line.part.id}
          line={line}
          rules={rules}
          onPieces={(pieces) => onChange(withPieces(build, line.part.id, pieces))}
          onRemove={() => onRemove(withPieces(build, line.part.id, 0))}
        >
          <PartFacts {...props} part={line.part} />
        </ChosenLine>
      ))}
      {owned.map((part) => (
        <OwnedLine
          key={part.id}
          part={part}
          rules={rules}
          onRemove={() => onRemove({ ...build, own: withoutParts(build, [part.id]).own })}
        >
          <PartFacts {...props} part={part} />
        </OwnedLine>
      ))}
    </Box>
  )
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
}

export const slotList = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }

export const slotStyles = {
  display: 'grid',
  gap: 1,
  px: 2,
  py: 1,
  borderRadius: 1.5,
}
