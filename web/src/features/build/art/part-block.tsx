import type { ComponentProps } from 'react'
import { Block } from '#shared/art/block.tsx'
import { plane } from '#shared/art/plane.ts'

export type SlotState = 'empty' | 'chosen' | 'unfit'

type BlockProps = ComponentProps<typeof Block>
export const dashed = { stroke: 'var(--mui-palette-text-disabled)', strokeDasharray: '4 4' }

/** Lines on the face of a block, in a colour of illustration-palette.ts. */
export const lines = (path: string, color: string, width = 2) => (
  <path d={path} fill="none" stroke={`var(--${color})`} strokeWidth={width} />
)

export function partBlock(
  state: SlotState,
  at: BlockProps['at'],
  size: BlockProps['size'],
  fill: string,
  drawn: Pick<BlockProps, 'top' | 'front'>,
) {
  if (state === 'empty') return <Outline at={at} size={size} {...dashed} />
  return (
    <>
      <Block at={at} size={size} fill={`var(--${fill})`} {...drawn} />
      {state === 'unfit' && (
        <Outline at={at} size={size} stroke="var(--mui-palette-error-main)" strokeWidth="3" />
      )}
    </>
  )
}

type OutlineProps = Pick<BlockProps, 'at' | 'size'> & ComponentProps<'g'>

export function Outline({ at: [x, y, z], size: [width, depth, height], ...stroke }: OutlineProps) {
  return (
    <g fill="none" strokeWidth="1.2" {...stroke}>
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
