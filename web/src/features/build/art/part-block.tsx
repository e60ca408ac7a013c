import { Box } from '@mui/material'
import { keyframes } from '@mui/material/styles'
import { type ComponentProps, useId } from 'react'
import { Block } from '#shared/art/block.tsx'
import { plane } from '#shared/art/plane.ts'

/** `empty`: nothing is chosen. `unfit`: the chosen part does not fit. */
export type SlotState = 'empty' | 'chosen' | 'unfit'

/** The lines of what is missing. */
export const dashed = {
  fill: 'none',
  stroke: 'var(--mui-palette-text-disabled)',
  strokeWidth: 1.2,
  strokeDasharray: '4 4',
}

interface Props extends ComponentProps<typeof Block> {
  state: SlotState
}

/** A block of the drawing: dashed while its part is missing, framed when it does not fit. */
export function PartBlock({ state, ...block }: Props) {
  const id = useId()
  if (state === 'empty') return <Outline {...block} {...dashed} />
  return (
    <Box component="g" key={id} sx={settling}>
      <Block {...block} />
      {state === 'unfit' && (
        <Outline {...block} stroke="var(--mui-palette-error-main)" strokeWidth="3" />
      )}
    </Box>
  )
}

type OutlineProps = Pick<ComponentProps<typeof Block>, 'at' | 'size'> &
  Pick<ComponentProps<'g'>, 'stroke' | 'strokeWidth' | 'strokeDasharray'>

/** The edges of a block. */
export function Outline({
  at: [x, y, z],
  size: [width, depth, height],
  stroke,
  strokeWidth = '1.5',
  strokeDasharray,
}: OutlineProps) {
  return (
    <g fill="none" stroke={stroke} strokeWidth={strokeWidth} strokeDasharray={strokeDasharray}>
      <rect width={width} height={depth} transform={plane('top', x, y, z + height)} />
      <rect width={width} height={height} transform={plane('front', x, y + depth, z + height)} />
      <rect
        width={depth}
        height={height}
        transform={plane('side', x + width, y + depth, z + height)}
      />
    </g>
  )
}

const settle = keyframes({ from: { transform: 'translateY(-24px)', opacity: 0 } })

const settling = {
  animation: `${settle} 500ms cubic-bezier(.2, .8, .2, 1) backwards`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}
