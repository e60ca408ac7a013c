/**
 * The names that shoppers use for categories, in the spelling of `searchWords`. Admins can enter any
 * type; a type that is not listed here is found by its own name.
 */
const categories = {
  'graphics-card': [
    'graphics card',
    'graphic card',
    'video card',
    'gpu',
    'graphics',
    'grafik card',
    'vram',
  ],
  processor: ['processor', 'cpu'],
  motherboard: ['motherboard', 'mainboard', 'mobo', 'main board', 'mother board', 'board'],
  memory: ['ram', 'memory'],
  ssd: ['ssd', 'solid state', 'solid state drive', 'solid state disk'],
  'hard-disk': ['hdd', 'hard drive', 'hard disk', 'hard disk drive'],
  'power-supply': ['power supply', 'psu', 'power supply unit', 'power unit'],
  case: ['case', 'chassis', 'tower', 'enclosure'],
  cooler: ['cooler', 'cpu cooler', 'processor cooler', 'cooling', 'heatsink', 'heat sink'],
  monitor: ['monitor', 'screen', 'display', 'panel'],
  keyboard: ['keyboard'],
  mouse: ['mouse', 'mice'],
  headset: ['headset', 'headphone', 'earphone'],
  webcam: ['webcam', 'web cam', 'camera'],
  router: ['router', 'wifi router'],
}

export type Category = keyof typeof categories

// The cast is safe: Object.keys returns the keys of the table, but its type is string[].
const categoryNames = Object.keys(categories) as Category[]

/** Longest first, so that "cpu cooler" does not match "cpu". */
const names = categoryNames
  .flatMap((category) => categories[category].map((name) => ({ category, words: name.split(' ') })))
  .flatMap((name) => [name, { ...name, words: [name.words.join('')] }])
  .sort((a, b) => b.words.length - a.words.length)

/** Phrases in which the name of a category has another meaning. */
const otherMeaning = /\bcooler master\b|\bpower (?:cable|cord)\b|\bmemory card\b/

export interface CategoryInWords {
  category: Category
  /** The words without the category's name. */
  rest: string[]
}

/**
 * The categories in a search, most likely first. For example, "am5 board" means motherboards, not all
 * products that mention one. The wanted category comes before "for" or "with", and last of several nouns.
 */
export function categoriesIn(words: string[]): CategoryInWords[] {
  if (otherMeaning.test(words.join(' '))) return []
  const preposition = words.findIndex((word) => prepositions.has(word))
  const end = preposition > 0 ? preposition : words.length
  return [...categoriesBefore(end, words, 0), ...categoriesBefore(words.length, words, end)]
}

const prepositions = new Set(['for', 'with', 'without', 'in', 'from'])

function categoriesBefore(end: number, words: string[], start: number): CategoryInWords[] {
  const found: CategoryInWords[] = []
  for (let last = end; last > start; last -= 1) {
    const name = names.find(
      ({ words: name }) =>
        name.length <= last - start &&
        name.every((word, index) => isFormOf(word, words[last - name.length + index])),
    )
    if (!name) continue
    const { category, words: spoken } = name
    found.push({ category, rest: words.toSpliced(last - spoken.length, spoken.length) })
    last -= spoken.length - 1
  }
  return found
}

/** Whether a word alone is the name of a category. */
export const isCategoryName = (word: string): boolean =>
  names.some(({ words: name }) => name.length === 1 && isFormOf(name[0] ?? '', word))

/** The words of the names of categories. */
export const categoryWords = [...new Set(names.flatMap(({ words: name }) => name))]

/** Whether a word is this name or its plural. */
export const isFormOf = (name: string, word: string | undefined): boolean =>
  word === name || word === `${name}s` || word === `${name}es`

/** All names of a category, as search text of its products. */
export const namesOf = (category: Category): readonly string[] => categories[category]
