export const maxCompared = 4

const maxLength = 1000

/** Ids that are separated by commas, each once and at most four. */
export function readCompared(list: string | null): string[] {
  const ids = list?.slice(0, maxLength).split(',') ?? []
  return [...new Set(ids.filter(Boolean))].slice(0, maxCompared)
}
