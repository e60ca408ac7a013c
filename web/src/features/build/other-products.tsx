import { Box, Paper, Typography } from '@mui/material'
import { type BuildContents, withPieces } from './build-url.ts'
import { ChosenLine } from './chosen-line.tsx'
import type { ChosenProduct } from './chosen-parts.ts'
import { slotList, slotStyles } from './part-slot.tsx'

interface Props {
  others: ChosenProduct[]
  build: BuildContents
  onPieces: (build: BuildContents) => void
  onRemove: (build: BuildContents) => void
}

export function OtherProducts({ others, build, onPieces, onRemove }: Props) {
  if (others.length === 0) return null
  return (
    <Paper component="section" variant="outlined" aria-label="Also ordered" sx={slotStyles}>
      <Typography variant="h5" component="h2">
        Also ordered
      </Typography>
      <Box component="ul" sx={slotList}>
        {others.map((line) => (
          <ChosenLine
            key={line.part.id}
            line={line}
            rules={[]}
            onPieces={(pieces) => onPieces(withPieces(build, line.part.id, pieces))}
            onRemove={() => onRemove(withPieces(build, line.part.id, 0))}
          />
        ))}
      </Box>
    </Paper>
  )
}
