import {
  type Build,
  builtInFact,
  countPieces,
  essentialKinds,
  isSingle,
  type Part,
  type PartKind,
  partKinds,
  partLabel,
} from './part.ts'
import { advise, doesNotFit, fits, missing, note, type Reason, withOrigins } from './reason.ts'

/** The kinds of parts that a computer still lacks, also without what its processor brings. */
export function emptySlots(build: Build): PartKind[] {
  const { processor } = build
  const isBuiltIn = (kind: PartKind) => {
    const fact = builtInFact(kind)
    return fact && processor.length > 0 && processor.every(({ specs }) => specs[fact])
  }
  return essentialKinds.filter((kind) => build[kind].length === 0 && !isBuiltIn(kind))
}

/** A computer has one of some parts; more pieces of the same are spare. It answers only if there are more. */
export function checkSingleParts(build: Build): Reason[] {
  return partKinds.filter(isSingle).flatMap((kind) => {
    const pieces = countPieces(build[kind])
    const text = `${partLabel(kind)}: ${pieces} chosen, a computer has 1`
    if (build[kind].length > 1) return [doesNotFit(text, build[kind])]
    return pieces > 1 ? [note(`${text}, the rest is spare`, build[kind])] : []
  })
}

/** In a computer that is complete otherwise, something drives a display and something cools the processor. */
export function checkEssentials(build: Build): Reason[] {
  const empty = emptySlots(build)
  const lacksOnly = (kind: PartKind) => empty.length === 1 && empty[0] === kind
  const [cpu, ...others] = build.processor
  // Which of several processors stays is not known.
  if (!cpu || others.length > 0) return []
  return [
    ...display(cpu, build, lacksOnly('graphics-card')),
    ...cooling(cpu, build, lacksOnly('cooler')),
  ]
}

function display(cpu: Part<'processor'>, build: Build, isNext: boolean): Reason[] {
  const cards = build['graphics-card']
  if (cards.length > 0) return [fits('The graphics card makes the picture', [cpu, ...cards])]
  const { integratedGraphics } = cpu.specs
  const withOrigin = (reason: Reason) => withOrigins(reason, [cpu, 'integratedGraphics'])
  if (integratedGraphics) return [withOrigin(fits('The processor has graphics', [cpu]))]
  if (!isNext) return []
  if (integratedGraphics === undefined) return [missing(cpu, 'integratedGraphics')]
  const text = 'No picture: neither a graphics card nor graphics in the processor'
  return [withOrigin(doesNotFit(text, [cpu]))]
}

function cooling(cpu: Part<'processor'>, { cooler }: Build, isNext: boolean): Reason[] {
  if (cooler.length > 0) return [fits('The processor has a cooler', [cpu, ...cooler])]
  const { coolerIncluded } = cpu.specs
  if (coolerIncluded) return [fits('A cooler is in the box of the processor', [cpu])]
  if (!isNext) return []
  if (coolerIncluded === undefined) {
    return [advise(cpu, 'coolerIncluded', 'look there before you order one')]
  }
  return [note('No cooler, and none in the box of the processor', [cpu])]
}
