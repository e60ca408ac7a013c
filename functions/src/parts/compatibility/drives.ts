import { countOf } from '../format-number.ts'
import { hasChoice, isSameChoice } from '../specifications/choice.ts'
import { compareTotal } from './compare.ts'
import { isM2, matchDrives } from './match-drives.ts'
import { type Build, countPieces, type Part, pairs } from './part.ts'
import { doesNotFit, fits, isUnknown, missing, missingIn, note, type Reason } from './reason.ts'

type Drive = Part<'storage'>

const bayForms = ['2.5 inch', '3.5 inch']

/** M.2 drives have slots; drives of these forms have ports of the board and bays of the case. */
export function checkDrives(build: Build): Reason[] {
  const { storage, motherboard } = build
  const hasForm = (isIt: (form: string) => boolean) =>
    storage.filter(({ specs }) => specs.form !== undefined && isIt(specs.form))
  const m2 = hasForm(isM2)
  const others = hasForm((form) => hasChoice(bayForms, form))
  const unknown = hasForm((form) => !isM2(form) && !hasChoice(bayForms, form))
  const around = [...motherboard, ...build.case]
  return [
    ...pairs(unknown, around).map(([drive, { id, name }]) => {
      const text = `Whether ${name} has a place for ${drive.name} (${drive.specs.form}) is not known.`
      return isUnknown(text, [drive, { id }])
    }),
    ...(around.length > 0 ? missingIn(storage, 'form', around) : []),
    ...(m2.length > 0 ? motherboard.flatMap((board) => matchDrives(m2, board)) : []),
    ...(others.length > 0 ? motherboard.flatMap((board) => ports(others, board)) : []),
    ...(others.length > 0 ? build.case.flatMap((box) => bays(others, box)) : []),
  ]
}

function ports(drives: Drive[], board: Part<'motherboard'>): Reason[] {
  const known = drives.filter(({ specs }) => specs.interface)
  const isSata = ({ specs }: Drive) => isSameChoice(specs.interface ?? '', 'SATA')
  const [sata, others] = [known.filter(isSata), known.filter((drive) => !isSata(drive))]
  const total = countPieces(sata)
  const limit = board.specs.sataPorts
  const text = `${countOf(total, 'SATA drive')}, ${limit} ports`
  const about = [...sata, board]
  return [
    ...(total > 0
      ? compareTotal({ total, limit, text }, about, missingIn([board], 'sataPorts', sata))
      : []),
    ...missingIn(drives, 'interface', [board]),
    ...others.map((drive) =>
      isUnknown(`Whether ${board.name} has a port for ${drive.name} is not known.`, [drive, board]),
    ),
  ]
}

/** A bay for 3.5-inch drives takes a 2.5-inch drive with an adapter. */
function bays(drives: Drive[], box: Part<'case'>): Reason[] {
  const about = [...drives, box]
  const room = box.specs.bays
  if (!room) return [missing(box, 'bays', drives)]
  const count = (form: string) =>
    countPieces(drives.filter(({ specs }) => isSameChoice(specs.form ?? '', form)))
  const [small, large] = [count('2.5 inch'), count('3.5 inch')]
  const [smallBays, largeBays] = [room.bay25 ?? 0, room.bay35 ?? 0]
  const figures = [
    ...(small > 0 ? [`${countOf(small, 'drive')} of 2.5 inch, ${countOf(smallBays, 'bay')}`] : []),
    ...(large > 0 ? [`${countOf(large, 'drive')} of 3.5 inch, ${countOf(largeBays, 'bay')}`] : []),
  ].join('; ')
  const without = Math.max(0, small - smallBays)
  if (large > largeBays || without > largeBays - large) return [doesNotFit(figures, about)]
  if (without === 0) return [fits(figures, about)]
  return [note(`${figures}; ${without} in a 3.5-inch bay with an adapter`, about)]
}
