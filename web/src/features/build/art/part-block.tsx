import { Box } from '@mui/material'
import { keyframes } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { Block } from '#shared/art/block.tsx'
import { plane } from '#shared/art/plane.ts'

/** `empty`: nothing is chosen. `unfit`: the chosen part does not fit. */
export type SlotState = 'empty' | 'chosen' | 'unfit'

type BlockProps = ComponentProps<typeof Block>

/** The lines of what is missing. */
export const dashed = { stroke: 'var(--mui-palette-text-disabled)', strokeDasharray: '4 4' }

/** A block of the drawing: dashed while its part is missing, framed when it does not fit. */
export function PartBlock({ state, ...block }: BlockProps & { state: SlotState }) {
  if (state === 'empty') return <Outline {...block} {...dashed} />
  return (
    <Box component="g" sx={settling}>
      <Block {...block} />
      {state === 'unfit' && (
        <Outline {...block} stroke="var(--mui-palette-error-main)" strokeWidth="3" />
      )}
    </Box>
  )
}

type OutlineProps = Pick<BlockProps, 'at' | 'size'> &
  Pick<ComponentProps<'g'>, 'stroke' | 'strokeWidth' | 'strokeDasharray'>

/** The edges of a block. */
export function Outline({
  at: [x, y, z],
  size: [width, depth, height],
  stroke,
  strokeWidth = '1.2',
  strokeDasharray,
}: OutlineProps) {
  return (
    <g fill="none" {...{ stroke, strokeWidth, strokeDasharray }}>
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
