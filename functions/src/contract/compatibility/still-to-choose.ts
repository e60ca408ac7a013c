import { type AnyPart, type Build, buildOf, type PartKind, partKinds } from './part.ts'

/** The kinds of parts that a computer lacks to be complete. An empty place is no verdict. */
export const stillToChoose = (parts: readonly AnyPart[]): PartKind[] => emptyPlaces(buildOf(parts))

/** Graphics of the processor and a cooler in its box fill the places for these. */
export function emptyPlaces(build: Build): PartKind[] {
  const { processor } = build
  const isFilled = (kind: PartKind) => {
    if (build[kind].length > 0) return true
    if (processor.length === 0) return false
    if (kind === 'graphics-card') return processor.every(({ specs }) => specs.integratedGraphics)
    return kind === 'cooler' && processor.every(({ specs }) => specs.coolerIncluded)
  }
  return partKinds.filter((kind) => !isFilled(kind))
}
