import { setImmediate as nextTurn } from 'node:timers/promises'
import { responseSignal } from '../request/request-context.ts'

const sliceMs = 1
/** Ends with the last turn of the event loop that is taken so far. */
let lastTurn: Promise<void> = Promise.resolve()

export type YieldToEventLoop = () => Promise<void> | undefined

/** Waits for a slice of 1 ms, one per turn, so that short requests pass; throws the signal's reason. */
export function timeSlices(signal: AbortSignal | undefined): YieldToEventLoop {
  let end = Number.NEGATIVE_INFINITY
  async function beginSlice() {
    lastTurn = lastTurn.then(() => nextTurn())
    await lastTurn
    signal?.throwIfAborted()
    end = performance.now() + sliceMs
  }
  return () => (performance.now() < end ? undefined : beginSlice())
}

export async function mapCooperatively<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const yieldToEventLoop = timeSlices(responseSignal())
  const results = []
  for (const item of items) {
    const turn = yieldToEventLoop()
    // Each `await` costs much more than most items: functions-framework uses `node:domain`.
    if (turn) await turn
    results.push(map(item))
  }
  return results
}

/** Sorts a copy, as `toSorted` does. */
export async function sortCooperatively<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> {
  const yieldToEventLoop = timeSlices(responseSignal())
  let sorted = [...items]
  // From the second round on, each part consists of two sorted ones, which `sort` only merges.
  for (let size = 1000; ; size *= 2) {
    const parts: Item[][] = []
    for (let start = 0; start < items.length; start += size) {
      await yieldToEventLoop()
      parts.push(sorted.slice(start, start + size).sort(compare))
    }
    sorted = parts.flat()
    if (size >= items.length) return sorted
  }
}
