import { isLetters } from './search-words.ts'
import { typos } from './typos.ts'

/** The terms of an index, to find those that a visitor has not finished or misspelled. */
export function createVocabulary(terms: Iterable<string>) {
  const sorted = [...terms].sort()
  const misspellings = new Map<string, string[]>()
  let words: string[] | undefined

  return {
    /** All longer terms that start so. */
    startingWith(start: string): string[] {
      let low = 0
      let high = sorted.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((sorted[middle] ?? '') <= start) low = middle + 1
        else high = middle
      }
      let end = low
      while (sorted[end]?.startsWith(start)) end += 1
      return sorted.slice(low, end)
    },

    /** Other words of letters with at most this number of typos. */
    similarTo(word: string, most: number): string[] {
      const key = `${word} ${most}`
      const known = misspellings.get(key)
      if (known) return known
      words ??= sorted.filter(isLetters)
      const found = words.filter((other) => typos(other, word, most) > 0)
      // A search without results asks again for variants of the same words.
      if (misspellings.size > 100) misspellings.clear()
      misspellings.set(key, found)
      return found
    },
  }
}
