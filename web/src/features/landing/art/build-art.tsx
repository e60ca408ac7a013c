import { Box } from '@mui/material'
import { keyframes } from '@mui/material/styles'
import { illustrationPalette } from '#shared/art/illustration-palette.ts'
import { Bench } from './bench.tsx'
import { Cooler } from './cooler.tsx'
import { GraphicsCard } from './graphics-card.tsx'
import { Mainboard } from './mainboard.tsx'
import { Memory } from './memory.tsx'
import { Processor } from './processor.tsx'
import { SolidStateDrive } from './solid-state-drive.tsx'

/** The parts of a computer on a workbench. */
export function BuildArt() {
  return (
    <Box aria-hidden="true" sx={[illustrationPalette, frame]}>
      <Layer>
        <Bench />
        <Mainboard />
        <path
          d={guides}
          fill="none"
          stroke="var(--copper)"
          strokeWidth="1.5"
          strokeDasharray="2 6"
        />
      </Layer>
      <Layer delay={0}>
        <Processor />
      </Layer>
      <Layer delay={120}>
        <Cooler />
      </Layer>
      <Layer delay={240}>
        <Memory x={222} />
        <Memory x={258} />
      </Layer>
      <Layer delay={360}>
        <GraphicsCard />
      </Layer>
      <Layer delay={480}>
        <SolidStateDrive />
      </Layer>
    </Box>
  )
}

const guides = 'M43 106V55M113 66V-10M-27 66V-10M118 -40V40M-22 -40V40'

/**
 * A drawing of its own: the compositor moves it, while the main thread would move a group of a drawing.
 * It settles after `delay` ms, if there is one.
 */
function Layer({ delay, children }: { delay?: number; children: React.ReactNode }) {
  return (
    <Box
      component="svg"
      viewBox="-330 -190 660 540"
      sx={[
        delay !== undefined && {
          animation: `${settle} 900ms cubic-bezier(.2, .8, .2, 1) ${delay}ms backwards`,
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        },
      ]}
    >
      {children}
    </Box>
  )
}

const settle = keyframes({ from: { transform: 'translateY(-7%)' } })

const frame = {
  display: 'grid',
  '& > svg': {
    gridArea: '1 / 1',
    width: '100%',
    height: 'auto',
    maxHeight: { xs: 260, md: 372 },
    overflow: 'visible',
  },
}
