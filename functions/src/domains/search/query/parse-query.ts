import SearchableMap from 'minisearch/SearchableMap'
import { germanWords } from './german.ts'
import { brandTerm, isFormOf, isLetters, romanNumbers, tokenize } from './tokenize.ts'
import * as vocabulary from './vocabulary.ts'

export type Category = keyof typeof vocabulary.categories

/** One word of a search, which matches if all terms of one of its alternatives are in the product. */
export interface QueryWord {
  text: string
  alternatives: string[][]
  /** May be the start of a longer word, or have a typo. */
  isOpen: boolean
  /** The name of a thing, which only names and types state. */
  isThing: boolean
  /** A word of the vocabulary, which has no typo. */
  isKnown: boolean
}

/** An interpretation of a search. Products with the preferred words come first. */
export interface Reading {
  category?: Category
  words: QueryWord[]
  preferred: QueryWord[]
}

/** The words of the indexed products. */
export interface Dictionary {
  hasTerm(term: string): boolean
  /** The words of brands with at most this number of typos, with the number, in alphabetical order. */
  brandsNear(word: string, maxTypos: number): [word: string, typos: number][]
}

export const maxWords = 12
/** Of all words with a hyphen together: each part is looked up. */
const maxParts = 24
/** Longest first, so that "cpu cooler" does not match "cpu". */
const names = Object.entries(vocabulary.categories)
  .flatMap(([category, text]) => text.split('|').map((name) => ({ category, name })))
  .flatMap(({ category, name }) =>
    [name, name.replaceAll(' ', '')].map((name) => ({ category, words: name.split(' ') })),
  )
  .sort((a, b) => b.words.length - a.words.length)

/** The words of a search; a hyphen before the name of a type separates words: "AM5-Mainboard". */
export const wordsOf = (text: string): string[] =>
  tokenize(text).flatMap((word) => {
    const parts = word.split('-')
    const last = parts.at(-1) ?? ''
    const isType = ({ words }: (typeof names)[number]) =>
      words.length === 1 && isFormOf(words[0] ?? '', last)
    return vocabulary.generic.has(last) || names.some(isType) ? parts : [word]
  })

/** The possible interpretations of a search, strictest first. With typos, known words are corrected. */
export function readingsOf(text: string, withTypos: boolean, dictionary: Dictionary): Reading[] {
  let parts = 0
  const typed = [...new Set(wordsOf(text))].slice(0, maxWords).map((word) => {
    parts += word.split('-').length
    return parts > maxParts ? word.replaceAll('-', '') : word
  })
  const plain = withTypos ? typed.flatMap((word) => corrected(word, dictionary).split(' ')) : typed
  const words = joinBrands(plain, dictionary)
  const read = queryWords(dictionary)
  const whole = prefer(read(words, false), isFirstLetter)
  const named = categoryIn(words)
  if (!named) return [whole]
  const isPurpose = ({ text }: QueryWord) => vocabulary.purposes.has(text)
  const rest = named.rest.filter((word) => !vocabulary.generic.has(word))
  const isPreferred: IsWord = (...word) => isPurpose(word[0]) || isFirstLetter(...word)
  return [{ category: named.category, ...prefer(read(rest, true), isPreferred) }, whole]
}

type IsWord = (word: QueryWord, index: number, all: QueryWord[]) => boolean

/** At the end; it may begin most words, so it leaves out nothing. */
const isFirstLetter: IsWord = ({ text, isOpen }, index, all) =>
  isOpen && text.length === 1 && index === all.length - 1

const prefer = (all: QueryWord[], isPreferred: IsWord) => ({
  words: all.filter((...word) => !isPreferred(...word)),
  preferred: all.filter(isPreferred).map((word) => ({ ...word, isOpen: false })),
})

/** The words with those of a brand as one: "Cooler Master" is no cooler. */
export function joinBrands(words: string[], { hasTerm }: Dictionary): string[] {
  const joined: string[] = []
  for (let n = 0; n < words.length; n++) {
    const [word = '', next = ''] = words.slice(n, n + 2)
    const isBrand = hasTerm(brandTerm(word + next))
    joined.push(isBrand ? word + next : word)
    if (isBrand) n++
  }
  return joined
}

/** The type that a search wants: the last noun, but before "for" or "with". */
export function categoryIn(words: string[]): { category: Category; rest: string[] } | undefined {
  if (vocabulary.otherMeaning.test(words.join(' '))) return undefined
  const preposition = words.findIndex((word) => vocabulary.prepositions.has(word))
  const end = preposition > 0 ? preposition : words.length
  for (let last = end; last > 0; last--) {
    const isBefore = (name: string[]) =>
      name.length <= last && name.every((word, i) => isFormOf(word, words[last - name.length + i]))
    const name = names.find(({ words }) => isBefore(words))
    if (!name) continue
    const { length } = name.words
    // The keys of the table.
    return { category: name.category as Category, rest: words.toSpliced(last - length, length) }
  }
  return undefined
}

const queryWords =
  ({ hasTerm }: Dictionary) =>
  (words: string[], hasCategory: boolean): QueryWord[] =>
    words
      .filter((word) => !vocabulary.noise.has(word) || hasTerm(brandTerm(word)))
      .map((text, index, all) => {
        const word = queryWord(text, all[index - 1] ?? '', hasCategory)
        const isStart = word.isOpen && text.length > 3 && !hasTerm(text)
        return isStart ? { ...word, alternatives: [...word.alternatives, ...begun(text)] } : word
      })

/** The German words that begin so, in English. */
const begun = (text: string): string[][] =>
  [...known.atPrefix(text)].flatMap(([word, english]) =>
    word === english ? [] : [english.split(' ')],
  )

function queryWord(word: string, before: string, hasCategory: boolean): QueryWord {
  const parts = word.split('-')
  const text = parts.join('')
  // II is no start of III.
  const isOpen = isLetters(text) && !Object.hasOwn(romanNumbers, text)
  // One word for two: "ryzen9800x3d".
  const [, series = '', model] = text.match(/^(\p{L}{2,})(\d{3,}\w*)$/u) ?? []
  // And for the other way round: "7900xtx", but not "850w".
  const [, number, letters = ''] = text.match(/^(\d{3,})(\p{L}{2,})$/u) ?? []
  const alternatives = [
    // A digit has no meaning without its word: "ryzen 5" must not find a Ryzen 7 with 5 GHz.
    !(/^\d$/.test(text) && isLetters(before)) && [text],
    parts.length > 1 && parts,
    // Two words for one: "hyper x" is HyperX, and "rtx 50" the start of RTX5080.
    isLetters(before) && (isOpen || /^\d{1,2}$/.test(text)) && [before + text],
    model !== undefined && [series, model],
    number !== undefined && !Object.hasOwn(vocabulary.units, letters) && [number, letters],
    isOpen && text.length > 3 && text.endsWith('s') && [text.slice(0, -1)],
    ...(vocabulary.synonyms.find((words) => words.includes(text)) ?? []).map((other) => [other]),
  ].filter((terms) => terms !== false)
  const isThing = !hasCategory && vocabulary.accessories.has(text.replace(/s$/, ''))
  return { text, alternatives, isOpen, isThing, isKnown: known.has(text) }
}

export const maxTypos = ({ length }: string): number => (length < 5 ? 0 : length < 7 ? 1 : 2)

/** What typos are corrected to: German words, and English ones, also those that stand for a German one. */
const known = SearchableMap.from<string>([
  ...germanWords,
  ...[
    names.flatMap(({ words }) => words),
    vocabulary.synonyms,
    [...germanWords.values()].map((english) => english.split(' ')),
    ...vocabulary.purposes,
    ...vocabulary.series,
  ]
    .flat(2)
    .map((word): [string, string] => [word, word]),
])

/** The word of the vocabulary, in English, or of a brand that a word with typos means: "power suply", "gmaing mouse". */
export function corrected(word: string, { hasTerm, brandsNear }: Dictionary): string {
  const isKnown = (word: string) => known.has(word) || hasTerm(brandTerm(word))
  if (word.length < 4 || word.length > 20 || !isLetters(word) || isKnown(word)) return word
  const max = Math.max(1, maxTypos(word))
  const close = [...known.fuzzyGet(word, max)]
    .filter(([found]) => found.length > 4)
    .map(([, [english, typos]]) => [english, typos] as const)
  // There may be a brand like any word.
  if (!hasTerm(word)) close.push(...brandsNear(word, max))
  const [closest] = close.sort(([, a], [, b]) => a - b)
  return closest?.[0] ?? swapsOf(word).find(isKnown) ?? word
}

/** The word with each two neighboring letters swapped, which MiniSearch counts as two typos. */
export const swapsOf = (word: string): string[] =>
  Array.from(word.slice(1), (next, i) => word.slice(0, i) + next + word[i] + word.slice(i + 2))
