import { compareFacts } from './compare.ts'
import type { Build } from './part.ts'
import { fitsIf, type Reason } from './reason.ts'

export const checkSocket = ({ processor, motherboard }: Build): Reason[] =>
  compareFacts([processor, 'socket'], [motherboard, 'socket'], (theirs, ours, about) =>
    fitsIf(theirs === ours, `${theirs} processor, ${ours} board`, about),
  )
