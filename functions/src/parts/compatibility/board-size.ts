import { compareFacts } from './compare.ts'
import type { Build } from './part.ts'
import { fitsIf, type Reason } from './reason.ts'

export const checkBoardSize = (build: Build): Reason[] =>
  compareFacts([build.motherboard, 'formFactor'], [build.case, 'boards'], (size, sizes, about) =>
    fitsIf(sizes.includes(size), `${size} board, the case takes ${sizes.join(', ')}`, about),
  )
