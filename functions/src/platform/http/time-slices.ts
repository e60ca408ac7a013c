import { setImmediate as nextTurn } from 'node:timers/promises'
import { responseSignal } from './request-context.ts'

const sliceMs = 1
/** Ends with the last turn of the event loop that is taken so far. */
let lastTurn: Promise<void> = Promise.resolve()

export type LetOthersRun = () => Promise<void> | undefined

/** Waits for a slice of 1 ms, one per turn, so that short requests pass; throws the signal's reason. */
export function timeSlices(signal: AbortSignal | undefined): LetOthersRun {
  let end = Number.NEGATIVE_INFINITY
  async function beginSlice() {
    lastTurn = lastTurn.then(() => nextTurn())
    await lastTurn
    signal?.throwIfAborted()
    end = performance.now() + sliceMs
  }
  return () => (performance.now() < end ? undefined : beginSlice())
}

export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const letOthersRun = timeSlices(responseSignal())
  const results = []
  for (const item of items) {
    await letOthersRun()
    results.push(map(item))
  }
  return results
}
