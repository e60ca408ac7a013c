/**
 * Lets the tasks of one key run one after another, whether or not the earlier ones succeed.
 * Buyers of the same product then wait their turn in this process, for milliseconds, where they
 * would collide in Firestore and back off for seconds; what keeps the stock true is Firestore.
 */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>()

  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(task, task)
    last.set(key, turn)
    try {
      return await turn
    } finally {
      if (last.get(key) === turn) last.delete(key)
    }
  }
}
