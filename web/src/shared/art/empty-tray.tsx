import { Box } from '@mui/material'
import { sizes } from '../theme/sizes.ts'
import { Block } from './block.tsx'
import { illustrationPalette } from './illustration-palette.ts'
import { plane } from './plane.ts'

/** A parts tray with empty slots. */
export function EmptyTray() {
  return (
    <Box
      component="svg"
      viewBox="-135 -30 290 215"
      aria-hidden="true"
      sx={[illustrationPalette, frame]}
    >
      <g transform={plane('top', 10, 10, -14)}>
        <rect width="180" height="150" rx="8" fill="var(--shadow)" />
      </g>
      <Block at={[0, 0, -14]} size={[170, 140, 14]} fill="var(--steel)" top={<Slots />} />
      <Block at={[150, 128, 0]} size={[12, 4, 20]} fill="var(--copper)" />
    </Box>
  )
}

function Slots() {
  return (
    <>
      <rect x="8" y="8" width="154" height="124" rx="6" fill="var(--lid)" />
      {[18, 68, 118].flatMap((x) =>
        [18, 76].map((y) => (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y} width="36" height="46" rx="4" fill="var(--well)" opacity=".22" />
            <path
              d={`M${x + 6} ${y + 40}h24`}
              stroke="var(--gold)"
              strokeWidth="4"
              strokeDasharray="3 3"
            />
          </g>
        )),
      )}
    </>
  )
}

const frame = { display: 'block', width: '100%', height: 'auto', maxWidth: sizes.picture }
