import { countOf } from '../format-number.ts'
import type { Build, Part } from './part.ts'
import { advise, doesNotFit, fits, format, missing, note, type Reason } from './reason.ts'

type Board = Part<'motherboard'>
type Memory = Part<'memory'>

/** The highest speeds of ordinary modules in MT/s. A faster one needs a profile. */
const standardSpeeds = { DDR4: 3200, DDR5: 5600 }

/** The memory is of the board's type and form, there are slots for it, and it is not too much. */
export function checkMemory({ memory, motherboard, processor }: Build): Reason[] {
  if (memory.length === 0) return []
  return motherboard.flatMap((board) => [
    ...memory.flatMap((kit) => [
      ...generation(kit, board),
      ...form(kit, board),
      ...registered(kit, board),
      ...speed(kit, board),
    ]),
    ...slots(memory, board),
    ...capacity(memory, board, processor),
  ])
}

function generation(kit: Memory, board: Board): Reason[] {
  const [theirs, ours] = [kit.specs.memoryType, board.specs.memoryType]
  if (theirs && ours) {
    const text = `${theirs} memory, ${ours} board`
    return [(theirs === ours ? fits : doesNotFit)(text, [kit, board])]
  }
  return [
    ...(theirs ? [] : [missing(kit, 'memoryType', [board])]),
    ...(ours ? [] : [missing(board, 'memoryType', [kit])]),
  ]
}

function form(kit: Memory, board: Board): Reason[] {
  const [theirs, ours] = [kit.specs.form, board.specs.memoryForm]
  if (theirs && ours) {
    const text = `${theirs} module, ${ours} slots`
    return [(theirs === ours ? fits : doesNotFit)(text, [kit, board])]
  }
  return [
    ...(theirs ? [] : [missing(kit, 'form', [board])]),
    ...(ours ? [] : [missing(board, 'memoryForm', [kit])]),
  ]
}

function registered(kit: Memory, board: Board): Reason[] {
  const [theirs, ours] = [kit.specs.registered, board.specs.registeredMemory]
  if (theirs !== undefined && ours !== undefined) {
    const word = (isRegistered: boolean) => (isRegistered ? 'registered' : 'unregistered')
    const text = `${word(theirs)} memory, the board wants ${word(ours)}`
    const sentence = text.charAt(0).toUpperCase() + text.slice(1)
    return [(theirs === ours ? fits : doesNotFit)(sentence, [kit, board])]
  }
  return [
    ...(theirs === undefined ? [missing(kit, 'registered', [board])] : []),
    ...(ours === undefined ? [missing(board, 'registeredMemory', [kit])] : []),
  ]
}

function speed(kit: Memory, board: Board): Reason[] {
  const { speedMts, memoryType, profiles } = kit.specs
  if (!speedMts) {
    return [advise(kit, 'speedMts', { look: `look which speeds ${board.name} takes` }, [board])]
  }
  // Without its type, `generation` answers.
  if (!memoryType) return []
  const about = [kit, board]
  const rated = standardSpeeds[memoryType]
  const figures = `${format(speedMts)} MT/s memory, rated speed ${format(rated)} MT/s`
  if (speedMts <= rated) return [fits(figures, about)]
  if (profiles) return [note(`${figures}: needs the ${profiles.join(' or ')} profile`, about)]
  const look = 'look whether it has EXPO or XMP, without which it is slower'
  return [advise(kit, 'profiles', { look, before: `${figures}. ` }, [board])]
}

function slots(memory: readonly Memory[], board: Board): Reason[] {
  const { memorySlots } = board.specs
  const modules = sum(memory, ({ specs }) => specs.modules)
  const unknown = memory.filter(({ specs }) => !specs.modules)
  const about = [...memory, board]
  const figures = `${countOf(modules, 'module')}, ${memorySlots} slots`
  if (memorySlots && modules > memorySlots) return [doesNotFit(figures, about)]
  if (memorySlots && unknown.length === 0) return [fits(figures, about)]
  return [
    ...unknown.map((kit) => missing(kit, 'modules', [board])),
    ...(memorySlots ? [] : [missing(board, 'memorySlots', memory)]),
  ]
}

function capacity(
  memory: readonly Memory[],
  board: Board,
  processors: readonly Part<'processor'>[],
): Reason[] {
  const total = sum(memory, gigabytes)
  const unknown = memory.filter((kit) => !gigabytes(kit))
  const limiting = [board, ...processors]
  const limits = limiting.flatMap(({ specs }) => specs.maxMemoryGb ?? [])
  const limit = Math.min(...limits)
  const about = [...memory, ...limiting]
  const figures = `${format(total)} GB of memory, up to ${format(limit)} GB`
  if (total > limit) return [doesNotFit(figures, about)]
  if (unknown.length === 0 && limits.length === limiting.length) return [fits(figures, about)]
  return [
    ...unknown.map((kit) => missing(kit, 'gbPerModule', [board])),
    ...(board.specs.maxMemoryGb ? [] : [missing(board, 'maxMemoryGb', memory)]),
    ...processors
      .filter(({ specs }) => !specs.maxMemoryGb)
      .map((cpu) => missing(cpu, 'maxMemoryGb', memory)),
  ]
}

function gigabytes({ specs: { modules, gbPerModule, capacityGb } }: Memory): number | undefined {
  return modules && gbPerModule ? modules * gbPerModule : capacityGb
}

const sum = (memory: readonly Memory[], amount: (kit: Memory) => number | undefined) =>
  memory.reduce((total, kit) => total + kit.quantity * (amount(kit) ?? 0), 0)
