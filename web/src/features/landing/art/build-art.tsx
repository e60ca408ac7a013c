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
    <Box
      component="svg"
      viewBox="-330 -190 660 540"
      aria-hidden="true"
      sx={[illustrationPalette, frame]}
    >
      <Bench />
      <Mainboard />
      <path d={guides} fill="none" stroke="var(--copper)" strokeWidth="1.5" strokeDasharray="2 6" />
      <Part delay={0}>
        <Processor />
      </Part>
      <Part delay={120}>
        <Cooler />
      </Part>
      <Part delay={240}>
        <Memory x={222} />
        <Memory x={258} />
      </Part>
      <Part delay={360}>
        <GraphicsCard />
      </Part>
      <Part delay={480}>
        <SolidStateDrive />
      </Part>
    </Box>
  )
}

const guides = 'M43 106V55M113 66V-10M-27 66V-10M118 -40V40M-22 -40V40'

/** `delay` in ms. */
function Part({ delay, children }: { delay: number; children: React.ReactNode }) {
  return (
    <Box
      component="g"
      sx={{
        animation: `${settle} 900ms cubic-bezier(.2, .8, .2, 1) ${delay}ms backwards`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
    >
      {children}
    </Box>
  )
}

const settle = keyframes({ from: { transform: 'translateY(-36px)' } })

const frame = {
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: { xs: 260, md: 372 },
  overflow: 'visible',
}
