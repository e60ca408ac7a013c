import CloseIcon from '@mui/icons-material/Close'
import {
  Box,
  Button,
  Dialog,
  DialogTitle,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { AnyPart, PartKind } from '@tech-house/api/contract/compatibility/part'
import { useId, useState } from 'react'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { unlessDoubleClick } from '#shared/ui/unless-double-click.ts'
import { onePart } from './part-labels.ts'
import { PartOption } from './part-option.tsx'
import type { RankedPart } from './rank-parts.ts'
import { verdictLabel } from './verdict-labels.tsx'

interface Props {
  kind: PartKind
  isOpen: boolean
  parts: RankedPart[]
  onChoose: (part: AnyPart) => void
  onClose: () => void
}

/** Below this number a list needs no search. */
const manyParts = 8
const firstShown = 30

/** The parts for one place: first what fits, then the others with the reason. */
export function PartDialog({ kind, isOpen, parts, onChoose, onClose }: Props) {
  const titleId = useId()
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(firstShown)
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const found = parts.filter(({ product }) => hasWords(product.product, words))
  const title = `Choose ${onePart(kind)}`

  return (
    <Dialog
      open={isOpen}
      onClose={unlessDoubleClick(onClose)}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{
        transition: { onEnter: () => setShown(firstShown), onExited: () => setWords('') },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <DialogTitle id={titleId} sx={{ flex: 1 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {parts.length > manyParts && (
        <Box component="search" sx={{ px: 3, pb: 1 }}>
          <TextField
            label="Search"
            type="search"
            fullWidth
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Box>
      )}
      <Box sx={{ overflowY: 'auto', px: { xs: 1, sm: 2 }, pb: 2 }}>
        {found.length === 0 && (
          <Typography sx={{ px: 1, py: 2 }}>
            {parts.length === 0 ? 'The shop has none today.' : 'No part has these words.'}
          </Typography>
        )}
        {groupsOf(found.slice(0, shown)).map(({ heading, options }) => (
          <section key={heading} aria-label={heading || title}>
            {heading && (
              <Typography variant="h6" component="h3" sx={{ px: 1, pt: 1.5, pb: 0.5 }}>
                {heading}
              </Typography>
            )}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {options.map((option) => (
                <PartOption key={option.part.id} option={option} onChoose={onChoose} />
              ))}
            </Box>
          </section>
        ))}
        {found.length > shown && (
          <Button color="inherit" variant="outlined" onClick={() => setShown(shown + firstShown)}>
            Show more
          </Button>
        )}
      </Box>
    </Dialog>
  )
}

/** Consecutive parts with the same verdict. */
function groupsOf(parts: RankedPart[]) {
  const groups: { heading: string; options: RankedPart[] }[] = []
  for (const option of parts) {
    const heading = option.fit ? verdictLabel(option.fit.verdict) : ''
    const last = groups.at(-1)
    if (last?.heading === heading) last.options.push(option)
    else groups.push({ heading, options: [option] })
  }
  return groups
}

function hasWords(name: string, words: string): boolean {
  const text = name.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
