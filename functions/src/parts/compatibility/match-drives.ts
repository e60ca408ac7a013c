import { countOf } from '../format-number.ts'
import { choiceKey, hasChoice, isSameChoice, valueFor } from '../specifications/choice.ts'
import type { Part } from './part.ts'
import { doesNotFit, fits, missing, note, type Reason } from './reason.ts'

type Drive = Part<'storage'>
type Board = Part<'motherboard'>
type M2Slot = NonNullable<Board['specs']['m2']>[number]

/** From good to bad: at full speed; with a note; some fact is unknown. */
const qualities = ['good', 'noted', 'unknown'] as const
type Quality = (typeof qualities)[number]

/** How an interface that is not in it runs in a slot of another one is unknown. */
const interfaceSpeeds = {
  SATA: { generation: 0, lanes: 0 },
  'PCIe 3.0 x2': { generation: 3, lanes: 2 },
  'PCIe 3.0 x4': { generation: 3, lanes: 4 },
  'PCIe 4.0 x2': { generation: 4, lanes: 2 },
  'PCIe 4.0 x4': { generation: 4, lanes: 4 },
  'PCIe 5.0 x2': { generation: 5, lanes: 2 },
  'PCIe 5.0 x4': { generation: 5, lanes: 4 },
}

/** Slots with these keys take no M.2 drive for PCIe x4. */
const otherKeys = ['A', 'B', 'E']

export const isM2 = (form: string): boolean => choiceKey(form).startsWith('m.2')

/** `2280` of `M.2 2280`. */
const m2Size = (form = ''): string | undefined => /^m\.2_(\d+)$/.exec(choiceKey(form))?.[1]

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
  const text = `${count} (${nameDrives(lines)}), too few slots of ${board.name}`
  return [doesNotFit(text, [...lines, board])]
}

const nameDrives = (lines: Drive[]) =>
  [
    ...new Set(lines.map(({ specs }) => [specs.form, specs.interface].filter(Boolean).join(' '))),
  ].join(', ')

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
  const size = m2Size(specs.form)
  const { key, sizes, interfaces, disables } = slot
  const speed = interfaces && speedIn(interfaces, specs.interface)
  if (key && hasChoice(otherKeys, key)) return undefined
  if (sizes && size && !hasChoice(sizes, size)) return undefined
  if (speed === 'none') return undefined
  if (!isMKey(slot) || !sizes || !size || !speed) return 'unknown'
  return disables || speed === 'slower' ? 'noted' : 'good'
}

const isMKey = ({ key }: M2Slot): boolean => key !== undefined && isSameChoice(key, 'M')

/** How a drive runs in a slot with these interfaces; `undefined` if that is not known. */
function speedIn(
  interfaces: readonly string[],
  own: string | undefined,
): 'full' | 'slower' | 'none' | undefined {
  if (own === undefined) return undefined
  if (hasChoice(interfaces, own)) return 'full'
  const speed = valueFor(interfaceSpeeds, own)
  if (!speed) return undefined
  const speeds = interfaces.map((one) => valueFor(interfaceSpeeds, one))
  const pcie = speeds.flatMap((one) => (one?.generation ? one : []))
  const isFull = pcie.some(
    ({ generation, lanes }) => generation >= speed.generation && lanes >= speed.lanes,
  )
  if (speed.generation > 0 && isFull) return 'full'
  if (speeds.includes(undefined)) return undefined
  return speed.generation > 0 && pcie.length > 0 ? 'slower' : 'none'
}

function reasonOf(driveOf: Map<M2Slot, Drive>, lines: Drive[], board: Board, worst: Quality) {
  const about = [...lines, board]
  const there = board.specs.m2?.filter(isMKey).length ?? 0
  const figures = `${countOf(driveOf.size, 'M.2 drive')}, ${countOf(there, 'slot')}`
  if (worst === 'good') return fits(figures, about)
  if (worst === 'noted') {
    const notes = [...driveOf].flatMap(([slot, drive]) => notesOf(drive, slot))
    return note(`${figures}: ${[...new Set(notes)].join('; ')}`, about)
  }
  const unknown = lines.find(({ specs }) => !specs.interface)
  if (unknown) return missing(unknown, 'interface', [board])
  const text = `Whether ${board.name} has slots for ${nameDrives(lines)} is not known.`
  return missing(board, 'm2', lines, text)
}

function notesOf({ name, specs }: Drive, slot: M2Slot): string[] {
  const { interfaces = [] } = slot
  return [
    ...(speedIn(interfaces, specs.interface) === 'slower'
      ? [`${name} runs slower, ${specs.interface} in a ${interfaces.join(' / ')} slot`]
      : []),
    ...(slot.disables ? [`a used slot disables ${slot.disables}`] : []),
  ]
}
