const slope = 0.866

/** The visible faces of a block. Depth (y) runs left and down, width (x) right and down. */
export type Face = 'top' | 'front' | 'side'

const axes: Record<Face, string> = {
  top: `${slope} .5 ${-slope} .5`,
  front: `${slope} .5 0 1`,
  side: `${slope} -.5 0 1`,
}

/** The transform of a flat drawing on a face whose upper left corner is at x, y, z. */
export function plane(face: Face, x: number, y: number, z: number): string {
  const left = Math.round((x - y) * slope * 10) / 10
  const top = Math.round(((x + y) / 2 - z) * 10) / 10
  return `matrix(${axes[face]} ${left} ${top})`
}
