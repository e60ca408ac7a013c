import { countOf } from '../format-number.ts'
import { hasChoice, isSameChoice } from '../specifications/choice.ts'
import type { Part } from './part.ts'
import { doesNotFit, fits, missing, note, type Reason } from './reason.ts'

type Drive = Part<'storage'>
type Board = Part<'motherboard'>
type M2Slot = NonNullable<Board['specs']['m2']>[number]
type Speed = NonNullable<M2Slot['interfaces']>[number]

/** From good to bad: at full speed; with a note; some fact is unknown. */
const qualities = ['good', 'noted', 'unknown'] as const
type Quality = (typeof qualities)[number]

/** A faster one is not in it, so how it runs in a slot is unknown. */
const generations: Partial<Record<Speed, number>> = {
  SATA: 0,
  'PCIe 3.0 x4': 3,
  'PCIe 4.0 x4': 4,
  'PCIe 5.0 x4': 5,
}

export function matchDrives(lines: Drive[], board: Board): Reason[] {
  const slots = board.specs.m2
  if (!slots) return [missing(board, 'm2', lines)]
  // More pieces than slots cannot fit, whatever their number is.
  const drives = lines.flatMap((line) =>
    Array.from({ length: Math.min(line.quantity, slots.length + 1) }, () => ({ ...line })),
  )
  for (const worst of qualities) {
    const found = assign(drives, slots, worst)
    if (found) return [reasonOf(found, lines, board, worst)]
  }
  const count = countOf(drives.length, 'M.2 drive')
  const names = new Set(
    lines.map(({ specs }) => [specs.form, specs.interface].filter(Boolean).join(' ')),
  )
  const text = `${count} (${[...names].join(', ')}), too few slots of ${board.name}`
  return [doesNotFit(text, [...lines, board])]
}

/** The drive of each slot, or `undefined` if there are too few: augmenting paths in a bipartite graph. */
function assign(drives: Drive[], slots: M2Slot[], worst: Quality): Map<M2Slot, Drive> | undefined {
  const driveOf = new Map<M2Slot, Drive>()
  const allowed = qualities.slice(0, qualities.indexOf(worst) + 1)

  const findSlot = (drive: Drive, tried: Set<M2Slot>): boolean =>
    allowed
      .flatMap((quality) => slots.filter((slot) => qualityOf(drive, slot) === quality))
      .some((slot) => {
        if (tried.has(slot)) return false
        tried.add(slot)
        const other = driveOf.get(slot)
        if (other && !findSlot(other, tried)) return false
        driveOf.set(slot, drive)
        return true
      })

  return drives.every((drive) => findSlot(drive, new Set())) ? driveOf : undefined
}

function qualityOf({ specs }: Drive, slot: M2Slot): Quality | undefined {
  const size = specs.form?.replace('M.2 ', '')
  const speed = specs.interface
  const { key, sizes, interfaces, disables } = slot
  if (key && !isSameChoice(key, 'M')) return undefined
  if (sizes && !hasChoice(sizes, size ?? '')) return undefined
  if (speed && interfaces && !interfaces.some((known) => isSameBus(known, speed))) return undefined
  if (!key || !sizes || !interfaces || !speed) return 'unknown'
  if (isSlower(slot, speed) === undefined) return 'unknown'
  return disables || isSlower(slot, speed) ? 'noted' : 'good'
}

const isSameBus = (a: Speed, b: Speed) => (a === 'SATA') === (b === 'SATA')

/** `undefined` for an interface that is not in the table. */
function isSlower({ interfaces = [] }: M2Slot, speed: Speed): boolean | undefined {
  if (hasChoice(interfaces, speed)) return false
  const [best, own] = [interfaces, [speed]].map((speeds) =>
    Math.max(...speeds.map((known) => generations[known] ?? Number.NaN)),
  )
  return Number.isNaN(best) || Number.isNaN(own) ? undefined : Number(best) < Number(own)
}

function reasonOf(
  driveOf: Map<M2Slot, Drive>,
  lines: Drive[],
  board: Board,
  worst: Quality,
): Reason {
  const about = [...lines, board]
  const there = board.specs.m2?.filter(({ key }) => key === 'M').length ?? 0
  const figures = `${countOf(driveOf.size, 'M.2 drive')}, ${countOf(there, 'slot')}`
  if (worst === 'good') return fits(figures, about)
  if (worst === 'noted') {
    const notes = [...driveOf].flatMap(([slot, drive]) => notesOf(drive, slot))
    return note(`${figures}: ${[...new Set(notes)].join('; ')}`, about)
  }
  const unknown = lines.find(({ specs }) => !specs.interface)
  if (unknown) return missing(unknown, 'interface', [board])
  const text = `Not all facts of the M.2 slots of ${board.name} are known.`
  return missing(board, 'm2', lines, text)
}

function notesOf({ name, specs }: Drive, slot: M2Slot): string[] {
  const speed = specs.interface
  return [
    ...(speed && isSlower(slot, speed)
      ? [`${name} runs slower, ${speed} in a ${slot.interfaces?.join(' / ')} slot`]
      : []),
    ...(slot.disables ? [`a used slot disables ${slot.disables}`] : []),
  ]
}
