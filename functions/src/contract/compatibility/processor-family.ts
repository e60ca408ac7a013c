import { type Build, type Part, pairs } from './part.ts'
import { fits, isUnknown, missing, note, type Reason } from './reason.ts'

type Board = Part<'motherboard'>

/**
 * The board supports the processor's family, by the board's list and not by its chipset. A family that is not
 * listed is unknown, because lists grow with each BIOS.
 */
export function checkProcessorFamily({ processor, motherboard }: Build): Reason[] {
  return pairs(processor, motherboard).flatMap(([cpu, board]) => {
    const { family } = cpu.specs
    const { families, cpuListUrl } = board.specs
    const list = cpuListUrl && { url: cpuListUrl }
    if (!family || !families) {
      return [
        ...(family ? [] : [missing(cpu, 'family', [board])]),
        ...(families ? [] : [{ ...missing(board, 'families', [cpu]), ...list }]),
      ]
    }
    const about = [cpu, board]
    const rows = families.filter((row) => row.family === family)
    const [row] = rows.toSorted((a, b) => Number(!!a.minBios) - Number(!!b.minBios))
    if (!row) {
      const text = `${family} is not in the known list of ${board.name}.`
      const fact = { productId: board.id, field: 'families' }
      return [{ ...isUnknown(text, about), missing: fact, ...list }]
    }
    if (!row.minBios) return [fits(`${board.name} supports ${family}`, about)]
    return [
      note(`${board.name} supports ${family} from BIOS ${row.minBios}. ${flashing(board)}`, about),
    ]
  })
}

function flashing({ specs: { biosFlashback } }: Board): string {
  if (biosFlashback === undefined) {
    return 'Whether it can be updated without a processor is not known.'
  }
  return biosFlashback
    ? 'It can be updated without a processor.'
    : 'It cannot be updated without an older processor.'
}
