import { type Build, countPieces, isSingle, partKinds, partLabel } from './part.ts'
import { doesNotFit, note, type Reason } from './reason.ts'

/** A computer has one of some parts; more pieces of the same are spare. It answers only if there are more. */
export function checkSingleParts(build: Build): Reason[] {
  return partKinds.filter(isSingle).flatMap((kind) => {
    const pieces = countPieces(build[kind])
    const text = `${partLabel(kind)}: ${pieces} chosen, a computer has 1`
    if (build[kind].length > 1) return [doesNotFit(text, build[kind])]
    return pieces > 1 ? [note(`${text}, the rest is spare`, build[kind])] : []
  })
}
