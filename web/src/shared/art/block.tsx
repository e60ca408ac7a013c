import type { ReactNode } from 'react'
import { type Face, plane } from './plane.ts'

interface Props extends Partial<Record<Face, ReactNode>> {
  at: [x: number, y: number, z: number]
  size: [width: number, depth: number, height: number]
  fill: string
}

/** A block in isometric view; drawings on a face use that face's own units. */
export function Block({ at: [x, y, z], size: [width, depth, height], fill, ...drawn }: Props) {
  return (
    <g fill={fill}>
      <g transform={plane('top', x, y, z + height)}>
        <rect width={width} height={depth} />
        <rect width={width} height={depth} fill="#fff1" />
        {drawn.top}
      </g>
      <g transform={plane('front', x, y + depth, z + height)}>
        <rect width={width} height={height} />
        <rect width={width} height={height} fill="#0002" />
        {drawn.front}
      </g>
      <g transform={plane('side', x + width, y + depth, z + height)}>
        <rect width={depth} height={height} />
        <rect width={depth} height={height} fill="#0005" />
        {drawn.side}
      </g>
    </g>
  )
}
