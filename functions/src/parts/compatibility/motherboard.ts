import { hasChoice, isSameChoice } from '../specifications/choice.ts'
import { compareFacts } from './compare.ts'
import { type Build, type Part, pairs } from './part.ts'
import { doesNotFit, fits, fitsIf, missing, note, type Reason } from './reason.ts'

type Board = Part<'motherboard'>
type Families = NonNullable<Board['specs']['families']>

export const checkSocket = ({ processor, motherboard }: Build): Reason[] =>
  compareFacts([processor, 'socket'], [motherboard, 'socket'], (theirs, ours, about) =>
    fitsIf(isSameChoice(theirs, ours), `${theirs} processor, ${ours} board`, about),
  )

export const checkBoardSize = (build: Build): Reason[] =>
  compareFacts([build.motherboard, 'formFactor'], [build.case, 'boards'], (size, sizes, about) =>
    fitsIf(hasChoice(sizes, size), `${size} board, the case takes ${sizes.join(', ')}`, about),
  )

/** By the board's list and not its chipset; an unlisted family is unknown, because lists grow with each BIOS. */
export function checkProcessorFamily({ processor, motherboard }: Build): Reason[] {
  return pairs(processor, motherboard).flatMap(([cpu, board]) => {
    const reasons = compareFacts([[cpu], 'family'], [[board], 'families'], compareFamilies)
    const url = board.specs.cpuListUrl
    return reasons.map((one) => (url && one.missing?.field === 'families' ? { ...one, url } : one))
  })
}

function compareFamilies(
  family: string,
  families: Families,
  [cpu, board]: [Part<'processor'>, Board],
): Reason {
  const about = [cpu, board]
  const rows = families.filter((row) => isSameChoice(row.family ?? '', family))
  const [row] = rows.toSorted((a, b) => Number(!!a.minBios) - Number(!!b.minBios))
  if (!row && hasChoice(board.derived?.families?.refused ?? [], family)) {
    return doesNotFit(`Boards with the chipset of ${board.name} never run ${family}`, about)
  }
  if (!row) {
    const text = `${family} is not in the known list of ${board.name}.`
    return missing(board, 'families', [cpu], text)
  }
  if (!row.minBios) return fits(`${board.name} supports ${family}`, about)
  return note(
    `${board.name} supports ${family} from BIOS ${row.minBios}. ${flashing(board)}`,
    about,
  )
}

function flashing({ specs: { biosFlashback } }: Board): string {
  if (biosFlashback === undefined) {
    return 'Whether it can be updated without a processor is not known.'
  }
  return biosFlashback
    ? 'It can be updated without a processor.'
    : 'It cannot be updated without an older processor.'
}
