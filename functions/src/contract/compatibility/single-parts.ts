import { type Build, countPieces, partLabel } from './part.ts'
import { doesNotFit, note, type Reason } from './reason.ts'

const single = ['processor', 'motherboard', 'power-supply', 'case', 'cooler'] as const

/** A computer has one of some parts; more pieces of the same are spare. It answers only if there are more. */
export function checkSingleParts(build: Build): Reason[] {
  return single.flatMap((kind) => {
    const pieces = countPieces(build[kind])
    const text = `${partLabel(kind)}: ${pieces} chosen, a computer has 1`
    if (build[kind].length > 1) return [doesNotFit(text, build[kind])]
    return pieces > 1 ? [note(`${text}, the rest is spare`, build[kind])] : []
  })
}
