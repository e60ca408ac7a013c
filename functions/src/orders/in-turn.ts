import { busy } from '../http/api-error.ts'

/**
 * Lets the tasks of one key run one after another, whether or not the earlier ones succeed.
 * Buyers of the same product then wait their turn in this process, for milliseconds, where they
 * would meet in Firestore and try again; what keeps the stock true is Firestore.
 * Who has waited longer than `mostMs` gets a 503 instead of a turn, so that one slow turn does
 * not leave behind a queue of turns that come too late and are slow in their turn.
 */
export function inTurn(mostMs: number) {
  const last = new Map<string, Promise<unknown>>()

  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const unlessTooLate = () => {
      if (performance.now() - start >= mostMs) throw busy()
      return task()
    }
    const turn = last.get(key)?.then(unlessTooLate, unlessTooLate) ?? task()
    last.set(key, turn)
    try {
      return await turn
    } finally {
      if (last.get(key) === turn) last.delete(key)
    }
  }
}
