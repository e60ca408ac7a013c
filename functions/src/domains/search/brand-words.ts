import SearchableMap from 'minisearch/SearchableMap'
import { categoryIn, type Dictionary } from './parse-query.ts'
import { isLetters, tokenize } from './tokenize.ts'

type BrandDictionary = Dictionary['brands']

/** The brands of the products, which correct typos and may contain the name of a type: "Cooler Master". */
export class BrandWords implements BrandDictionary {
  /** The number of products by word. */
  readonly #words = new SearchableMap<number>()
  /** The number of products by brand, for those that contain the name of a type. */
  readonly #misleading = new Map<string, number>()

  /** Counts a product that has come (1) or gone (-1). */
  count(brand: string | undefined, change: 1 | -1): void {
    const words = tokenize(brand ?? '')
    for (const word of words.filter((word) => isLetters(word) && word.length > 4))
      countIn(this.#words, word, change)
    if (words.length > 1 && categoryIn(words)) countIn(this.#misleading, words.join(' '), change)
  }

  has(word: string): boolean {
    return this.#words.has(word)
  }

  near(word: string, maxTypos: number): [word: string, typos: number][] {
    return [...this.#words.fuzzyGet(word, maxTypos)]
      .map(([found, [, typos]]): [string, number] => [found, typos])
      .sort(([a], [b]) => (a < b ? -1 : 1))
  }

  isMisleading(text: string): boolean {
    return [...this.#misleading.keys()].some((brand) => ` ${text} `.includes(` ${brand} `))
  }
}

interface Counts {
  get(key: string): number | undefined
  set(key: string, count: number): unknown
  delete(key: string): unknown
}

function countIn(counts: Counts, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}
