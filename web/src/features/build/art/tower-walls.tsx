import { Block } from '#shared/art/block.tsx'
import { plane } from '#shared/art/plane.ts'
import { dashed, lines, Outline, type SlotState } from './part-block.tsx'

const [width, depth, height] = [236, 112, 240]

export function TowerWalls({ state }: { state: SlotState }) {
  if (state === 'empty') {
    return (
      <g fill="none" strokeWidth="1.2" {...dashed}>
        <rect width={width} height={height} transform={plane('front', 0, 0, height)} />
        <rect width={depth} height={height} transform={plane('side', 0, depth, height)} />
        <rect width={width} height={depth} transform={plane('top', 0, 0, 0)} />
      </g>
    )
  }
  return (
    <>
      <g transform={plane('top', 10, 10, 0)}>
        <rect width={width} height={depth} fill="var(--shadow)" />
      </g>
      <Block at={[0, 0, 0]} size={[width, depth, 6]} fill="var(--shroud)" front={feet} />
      <Block at={[0, 0, 6]} size={[width, 4, height - 6]} fill="var(--steel)" front={openings} />
      <Block at={[0, 4, 6]} size={[4, depth - 4, height - 6]} fill="var(--lid)" side={slots} />
    </>
  )
}

export function TowerEdges({ state }: { state: SlotState }) {
  if (state === 'empty') return null
  const stroke = state === 'unfit' ? 'var(--mui-palette-error-main)' : 'var(--shroud)'
  return <Outline at={[0, 0, 0]} size={[width, depth, height]} stroke={stroke} strokeWidth="4" />
}

const feet = lines('M14 3h30M192 3h30', 'copper', 6)
const openings = lines('M191 30v40M191 90v40M30 180h60', 'shadow', 14)
const slots = lines('M30 112h60M30 122h60M30 132h60M30 142h60M30 152h60', 'shadow', 4)
