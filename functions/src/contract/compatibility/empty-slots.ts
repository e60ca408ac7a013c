import { type Build, type PartKind, partKinds } from './part.ts'

/**
 * The kinds of parts that a computer still lacks. Graphics in the processor and a cooler in its box fill the
 * slots for these.
 */
export function emptySlots(build: Build): PartKind[] {
  const { processor } = build
  const isFilled = (kind: PartKind) => {
    if (build[kind].length > 0) return true
    if (processor.length === 0) return false
    if (kind === 'graphics-card') return processor.every(({ specs }) => specs.integratedGraphics)
    return kind === 'cooler' && processor.every(({ specs }) => specs.coolerIncluded)
  }
  return partKinds.filter((kind) => !isFilled(kind))
}
