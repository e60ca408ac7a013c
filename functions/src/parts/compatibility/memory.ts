import { countOf } from '../format-number.ts'
import { hasDistinct, isSameChoice, valueFor } from '../specifications/choice.ts'
import { compareFacts, compareTotal } from './compare.ts'
import { type Build, type Part, sumOf } from './part.ts'
import { advise, fits, fitsIf, format, missing, missingIn, note, type Reason } from './reason.ts'

type Board = Part<'motherboard'>
type Memory = Part<'memory'>

/** The highest speeds of ordinary modules in MT/s. A faster one needs a profile. */
const standardSpeeds = { DDR3: 1600, DDR4: 3200, DDR5: 5600 }

/** Modules of one form do not go into slots of another; how other forms relate is not known. */
const distinctForms = ['DIMM', 'SO-DIMM']

export function checkMemory({ memory, motherboard, processor }: Build): Reason[] {
  if (memory.length === 0) return []
  return motherboard.flatMap((board) => [
    ...compareFacts([memory, 'memoryType'], [[board], 'memoryType'], (theirs, ours, about) =>
      fitsIf(isSameChoice(theirs, ours), `${theirs} memory, ${ours} board`, about),
    ),
    ...compareFacts([memory, 'form'], [[board], 'memoryForm'], (theirs, ours, about) =>
      fitsIf(hasDistinct([ours], theirs, distinctForms), `${theirs} module, ${ours} slots`, about),
    ),
    ...compareFacts(
      [memory, 'registered'],
      [[board], 'registeredMemory'],
      (theirs, ours, about) => {
        const text = theirs ? 'Registered memory' : 'Unregistered memory'
        const wanted = ours ? 'registered' : 'unregistered'
        return fitsIf(theirs === ours, `${text}, the board wants ${wanted}`, about)
      },
    ),
    ...memory.flatMap((kit) => speed(kit, board)),
    ...slots(memory, board),
    ...capacity(memory, board, processor),
  ])
}

function speed(kit: Memory, board: Board): Reason[] {
  const { speedMts, memoryType, profiles } = kit.specs
  if (!speedMts) return [advise(kit, 'speedMts', `look which speeds ${board.name} takes`, [board])]
  // The reason of the missing type is enough.
  if (!memoryType) return []
  const about = [kit, board]
  const rated = valueFor(standardSpeeds, memoryType)
  if (rated === undefined) {
    const text = `${format(speedMts)} MT/s ${memoryType} memory: look which speeds ${board.name} takes`
    return [note(text, about)]
  }
  const figures = `${format(speedMts)} MT/s memory, rated speed ${format(rated)} MT/s`
  if (speedMts <= rated) return [fits(figures, about)]
  if (profiles) return [note(`${figures}: needs the ${profiles.join(' or ')} profile`, about)]
  const unknown = advise(
    kit,
    'profiles',
    'look whether it has EXPO or XMP, without which it is slower',
    [board],
  )
  return [{ ...unknown, text: `${figures}. ${unknown.text}` }]
}

function slots(memory: readonly Memory[], board: Board): Reason[] {
  const limit = board.specs.memorySlots
  const total = sumOf(memory, ({ specs }) => specs.modules)
  const text = `${countOf(total, 'module')}, ${limit} slots`
  return compareTotal(
    { total, limit, text },
    [...memory, board],
    [...missingIn(memory, 'modules', [board]), ...missingIn([board], 'memorySlots', memory)],
  )
}

function capacity(
  memory: readonly Memory[],
  board: Board,
  processors: readonly Part<'processor'>[],
): Reason[] {
  const limiting = [board, ...processors]
  const limit = Math.min(...limiting.flatMap(({ specs }) => specs.maxMemoryGb ?? []))
  const total = sumOf(memory, gigabytes)
  const text = `${format(total)} GB of memory, up to ${format(limit)} GB`
  return compareTotal(
    { total, limit, text },
    [...memory, ...limiting],
    [
      ...memory.filter((kit) => !gigabytes(kit)).map((kit) => missing(kit, 'gbPerModule', [board])),
      ...missingIn([board], 'maxMemoryGb', memory),
      ...missingIn(processors, 'maxMemoryGb', memory),
    ],
  )
}

function gigabytes({ specs: { modules, gbPerModule, capacityGb } }: Memory): number | undefined {
  return modules && gbPerModule ? modules * gbPerModule : capacityGb
}
