import { setImmediate as nextTurn } from 'node:timers/promises'

/** Call the result between the steps of long work: after so many ms it lets other requests run. */
export function timeSlices(ms: number): () => Promise<void> {
  let end = performance.now() + ms
  return async () => {
    if (performance.now() < end) return
    await nextTurn()
    end = performance.now() + ms
  }
}
