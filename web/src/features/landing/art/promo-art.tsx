import { Box } from '@mui/material'
import { illustrationPalette } from '#shared/art/illustration-palette.ts'
import { GraphicsCard } from './graphics-card.tsx'
import { Memory } from './memory.tsx'

export function PromoArt() {
  return (
    <Box component="svg" viewBox="-185 -28 420 250" aria-hidden="true" sx={frame}>
      <Memory x={232} />
      <Memory x={262} />
      <GraphicsCard />
    </Box>
  )
}

const frame = [illustrationPalette, { display: 'block', width: '100%', height: '100%' }]
