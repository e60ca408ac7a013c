let storing: Promise<unknown> = Promise.resolve()

/** The shop must not be told of a new account before its name is stored: `work` holds the session back. */
export function holdSession<T>(work: Promise<T>): Promise<T> {
  storing = work.catch(() => undefined)
  return work
}

export const profileStored = () => storing
