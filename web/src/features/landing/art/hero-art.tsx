import { Box } from '@mui/material'
import { keyframes } from '@mui/material/styles'
import { illustrationPalette } from '#shared/art/illustration-palette.ts'
import cooler from './cooler.svg?raw'
import graphicsCard from './graphics-card.svg?raw'
import mainboard from './mainboard.svg?raw'
import memory from './memory.svg?raw'
import processor from './processor.svg?raw'
import solidStateDrive from './solid-state-drive.svg?raw'

const parts = [processor, cooler, memory, graphicsCard, solidStateDrive]

/** The parts of a computer on a workbench, each a drawing of its own, which the compositor moves. */
export function HeroArt() {
  return (
    <Box sx={[illustrationPalette, frame]}>
      {[mainboard, ...parts].map((svg, index) => (
        <Box
          key={svg}
          aria-hidden
          sx={index > 0 ? settling(120 * (index - 1)) : {}}
          // Inline, so that the drawing takes the theme's colours.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build brings the files.
          dangerouslySetInnerHTML={{ __html: svg }}
        />
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
