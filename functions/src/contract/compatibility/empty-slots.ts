import { type Build, builtInFact, type PartKind, partKinds } from './part.ts'

/**
 * The kinds of parts that a computer still lacks. Graphics in the processor and a cooler in its box fill the
 * slots for these.
 */
export function emptySlots(build: Build): PartKind[] {
  const { processor } = build
  const isBuiltIn = (kind: PartKind) => {
    const fact = builtInFact(kind)
    return fact && processor.length > 0 && processor.every(({ specs }) => specs[fact])
  }
  return partKinds.filter((kind) => build[kind].length === 0 && !isBuiltIn(kind))
}
