import { emptySlots } from './empty-slots.ts'
import type { Build, Part, PartKind } from './part.ts'
import { advise, doesNotFit, fits, missing, note, type Reason } from './reason.ts'

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
  if (integratedGraphics) return [fits('The processor has graphics', [cpu])]
  if (!isNext) return []
  if (integratedGraphics === undefined) return [missing(cpu, 'integratedGraphics')]
  return [doesNotFit('No picture: neither a graphics card nor graphics in the processor', [cpu])]
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
