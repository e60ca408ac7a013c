import { type Build, countPieces, partLabel } from './part.ts'
import { doesNotFit, type Reason } from './reason.ts'

const single = ['processor', 'motherboard', 'power-supply', 'case', 'cooler'] as const

/** A computer has one of some parts. It answers only if there are more. */
export function checkSingleParts(build: Build): Reason[] {
  return single.flatMap((kind) => {
    const pieces = countPieces(build[kind])
    const text = `${partLabel(kind)}: ${pieces} chosen, a computer has 1`
    return pieces > 1 ? [doesNotFit(text, build[kind])] : []
  })
}
