import { Box } from '@mui/material'
import { keyframes } from '@mui/material/styles'
import { illustrationPalette } from '#shared/art/illustration-palette.ts'
import cooler from './cooler.svg?raw'
import { Drawing } from './drawing.tsx'
import graphicsCard from './graphics-card.svg?raw'
import mainboard from './mainboard.svg?raw'
import memory from './memory.svg?raw'
import processor from './processor.svg?raw'
import solidStateDrive from './solid-state-drive.svg?raw'

/** What settles on the mainboard, in this order. */
const parts = [processor, cooler, memory, graphicsCard, solidStateDrive]

/** The parts of a computer on a workbench, each a drawing of its own, which the compositor moves. */
export function HeroArt() {
  return (
    <Box sx={[illustrationPalette, frame]}>
      <Drawing svg={mainboard} />
      {parts.map((part, index) => (
        <Drawing key={part} svg={part} sx={settling(120 * index)} />
      ))}
    </Box>
  )
}

const settle = keyframes({ from: { transform: 'translateY(-7%)' } })

const settling = (delayMs: number) => ({
  animation: `${settle} 900ms cubic-bezier(.2, .8, .2, 1) ${delayMs}ms backwards`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
})

const frame = {
  display: 'grid',
  '& > div': { gridArea: '1 / 1' },
  '& svg': {
    display: 'block',
    width: '100%',
    height: 'auto',
    maxHeight: { xs: 260, md: 372 },
    overflow: 'visible',
  },
}
