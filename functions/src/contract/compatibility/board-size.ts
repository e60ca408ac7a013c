import { type Build, pairs } from './part.ts'
import { doesNotFit, fits, missing, type Reason } from './reason.ts'

/** The case lists the board's form factor. */
export function checkBoardSize(build: Build): Reason[] {
  return pairs(build.motherboard, build.case).flatMap(([board, box]) => {
    const { formFactor } = board.specs
    const { boards } = box.specs
    if (formFactor && boards) {
      const text = `${formFactor} board, the case takes ${boards.join(', ')}`
      const isListed = boards.includes(formFactor)
      return [(isListed ? fits : doesNotFit)(text, [board, box])]
    }
    return [
      ...(formFactor ? [] : [missing(board, 'formFactor', [box])]),
      ...(boards ? [] : [missing(box, 'boards', [board])]),
    ]
  })
}
