import { LRUCache } from 'lru-cache'
import { partNumberKey } from '../../../contract/catalog/item-numbers.ts'
import type { ProductDetails } from '../../../contract/catalog/product.ts'
import { specificationEntries } from '../../../parts/specifications/specification-text.ts'
import { type Category, categoryIn } from '../query/parse-query.ts'
import {
  brandTerm,
  isLetters,
  numberKey,
  numberTerm,
  termsOf,
  tokenize,
} from '../query/tokenize.ts'
import * as vocabulary from '../query/vocabulary.ts'

/** The fields of the index with their weights; `text` is the description. */
export const fields = { name: 8, type: 4, specs: 2, text: 0.5, number: 1, brand: 1 }

const categories = new LRUCache<string, { category?: Category }>({
  max: 1000,
  memoMethod: (name) => categoryIn(tokenize(name)) ?? {},
})
const readCategory = (name = '') => categories.memo(name).category

/** The category of a product, from the name of its type or else from its specifications. */
const categoryOf = ({ type, specs }: ProductDetails) =>
  readCategory(type) ?? readCategory(specs?.kind.replaceAll('-', ' '))

/** The same values stand in many products. */
const sharedTerms = new LRUCache<string, string[]>({ max: 5000, memoMethod: (v) => termsOf(v) })

/** A fact with this value says what is not there. */
const isNone = /^(?:no|none|without|-+|n\/a)$/i

/** "Without cooler" names what is not there. */
const negated = /\b(?:no|not|without|never)(?: [^\s.,;:]+){1,3}/gi

export function documentOf(row: ProductDetails) {
  const category = categoryOf(row)
  const specs = row.specs ? specificationTexts(row.specs) : []
  const facts = (row.facts ?? []).filter(({ value }) => !isNone.test(value))
  const description = row.description.replace(negated, ' ')
  const stated = [
    ...specs.map(({ label, text }) => `${label}: ${text}`),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
  ]
  const all = [row.product, ...stated, description].join('; ').toLowerCase()
  const implied = vocabulary.implied
    .filter(([only, sign]) => (!only || only === category) && sign.test(all))
    .map(([, , words]) => words)
  const names = category ? vocabulary.categories[category].split('|') : []
  const words = [...names, ...implied].flatMap((text) => text.split(' '))
  // What cards show says what a product is: the socket of a processor, not the sockets of a cooler.
  const terms = (isChip: boolean) =>
    specs.filter((spec) => spec.isChip === isChip).flatMap(({ term }) => sharedTerms.memo(term))
  const name = termsOf(row.product, true)
  const brand = brandTerms.memo(row.brand ?? '')
  const factTerms = facts.flatMap((fact) => Object.values(fact).flatMap((v) => sharedTerms.memo(v)))
  return {
    id: row._id,
    category,
    name: [...name, ...brand.name.filter((term) => !name.includes(term))],
    type: [...new Set([...sharedTerms.memo(row.type), ...words, ...terms(true)])],
    specs: [...new Set([...terms(false), ...factTerms])],
    // Numbers in the description of a product with specifications often belong to other parts.
    text: [...new Set((specs.length > 0 ? lettersOf : termsOf)(description))],
    number: numberTerms(row),
    brand: brand.terms,
  }
}

const brandTerms = new LRUCache<string, { name: string[]; terms: string[] }>({
  max: 1000,
  memoMethod: (brand) => {
    const words = tokenize(brand)
    const pairs = words.slice(1).map((word, n) => `${words[n]}${word}`)
    const long = words.filter((word) => isLetters(word) && word.length > 4)
    return { name: termsOf(brand, true), terms: [...long, ...pairs].map(brandTerm) }
  },
})

function numberTerms({ partNumbers = [], gtin = '' }: ProductDetails): string[] {
  const keys = [...partNumbers, gtin].flatMap((text) => [partNumberKey(text), numberKey(text)])
  return [...new Set(keys)].filter(Boolean).map(numberTerm)
}

/** The words of letters, and those with a digit such as "4K" and "Thunderbolt 4". */
function lettersOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,} \d(?!\d)|\b\d\p{L}\b|\p{L}[\p{L}-]*\p{L}/gu)
  return words?.flatMap((word) => [word.replace(/[- ]/g, ''), word.replace(/[- ].*/, '')]) ?? []
}

/** The values of the specifications, without lists of what else fits and facts of other parts. */
function specificationTexts(specs: NonNullable<ProductDetails['specs']>) {
  return specificationEntries(specs).flatMap(({ name, field, lines }) => {
    const isOther = name === 'recommendedSupplyWatts' || lines[0]?.startsWith('http')
    if (isOther || field.input === 'rows' || lines[0] === 'No') return []
    const [label, text] = [field.label, lines.join(' ')]
    const count = field.input === 'number' && !field.unit ? `${text} ${label}` : text
    return [{ label, text, isChip: !!field.chip, term: field.input === 'flag' ? label : count }]
  })
}
