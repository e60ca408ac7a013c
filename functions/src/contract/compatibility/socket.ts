import { type Build, pairs } from './part.ts'
import { doesNotFit, fits, missing, type Reason } from './reason.ts'

/** The processor's socket is the board's. */
export function checkSocket({ processor, motherboard }: Build): Reason[] {
  return pairs(processor, motherboard).flatMap(([cpu, board]) => {
    const [theirs, ours] = [cpu.specs.socket, board.specs.socket]
    if (theirs && ours) {
      const text = `${theirs} processor, ${ours} board`
      return [(theirs === ours ? fits : doesNotFit)(text, [cpu, board])]
    }
    return [
      ...(theirs ? [] : [missing(cpu, 'socket', [board])]),
      ...(ours ? [] : [missing(board, 'socket', [cpu])]),
    ]
  })
}
