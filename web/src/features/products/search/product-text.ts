import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import { specificationEntries } from '@tech-house/api/contract/specification-text'
import type { Specifications } from '@tech-house/api/contract/specifications'
import { type Category, categoriesIn, namesOf } from './product-categories.ts'
import { searchWords } from './search-words.ts'

/** Words of shoppers for properties that products describe in other words. */
const implied: [sign: RegExp, words: string][] = [
  [/\b(?:geforce|rtx|gtx)/, 'nvidia'],
  [/\b(?:radeon|ryzen|threadripper)/, 'amd'],
  [/\bcore (?:ultra|i\d)|\barc\b/, 'intel'],
  [/\bso-?dimm\b/, 'laptop notebook'],
  [/\b(?:bluetooth|2\.4 ?ghz)\b/, 'wireless'],
  [/\b3840 . 2160\b/, '4k'],
]

/** The category of a product, from the name of its type or else from its specifications. */
export function categoryOf({ type, specs }: CatalogRow): Category | undefined {
  const named = categoriesIn(searchWords(type))[0]?.category
  if (named || !specs) return named
  if (specs.kind !== 'storage') return specs.kind
  return specs.technology === 'Hard disk' ? 'hard-disk' : 'ssd'
}

/** The search text of a product by field, because fields have different weights. */
export function productText(row: CatalogRow, category: Category | undefined) {
  const specs = row.specs ? specificationText(row.specs) : ''
  const description = specs ? row.description.replace(sockets, ' ') : row.description
  const stated = `${row.product} ${specs}`.toLowerCase()
  const keywords = [
    row.type,
    category ? namesOf(category) : '',
    ...implied.filter(([sign]) => sign.test(stated)).map(([, words]) => words),
    ...((category &&
      impliedByCategory[category]?.(row, `${stated} ${row.description}`.toLowerCase())) ??
      []),
  ]
  return { product: row.product, keywords: keywords.join(' '), specs, description }
}

/** Additional words by category, derived from the specifications. */
const impliedByCategory: Partial<Record<Category, (row: CatalogRow, text: string) => string[]>> = {
  ssd: (_row, text) => (text.includes('pcie') ? ['nvme m2'] : []),
  'hard-disk': (_row, text) => (text.includes('network storage') ? ['nas'] : []),
  'power-supply': ({ specs }, text) => {
    const modular = specs?.kind === 'power-supply' ? specs.modular : undefined
    if (modular) return [{ All: 'fully modular', Some: 'semi modular', None: '' }[modular]]
    return text.includes('detach') ? ['modular'] : []
  },
  keyboard: (_row, text) => (text.includes('switch') ? ['mechanical'] : []),
  cooler: ({ specs }, text) => {
    const height = specs?.kind === 'cooler' ? specs.heightMm : undefined
    if (text.includes('liquid')) return ['aio water liquid']
    if (height === undefined) return ['air']
    return ['air', height <= flatMm ? 'low profile' : 'tower']
  },
  monitor: ({ specs }) => {
    if (specs?.kind !== 'monitor') return []
    const [width = 0, height = 1] = specs.resolution?.match(/\d+/g)?.map(Number) ?? []
    const inches = specs.diagonalInches
    return [
      width / height >= 2 ? 'ultrawide' : '',
      inches === undefined ? '' : `${Math.round(inches)} inch`,
    ]
  },
}

/** The height in mm up to which a cooler is sold as low-profile. */
const flatMm = 70

/** Removed from descriptions, which also name sockets that do not fit. Specifications list those that do. */
const sockets = /\b(?:lga ?\d{4}|am[45]|str5)\b/gi

/** The values of the specifications, without lists of what else fits. */
function specificationText(specs: Specifications): string {
  return specificationEntries(specs)
    .filter(({ field, lines }) => field.input !== 'rows' && !lines[0]?.startsWith('http'))
    .map(({ field, lines }) => {
      if (field.input === 'flag') return lines[0] === 'Yes' ? field.label : ''
      const isCount = field.input === 'number' && !field.unit
      return isCount ? `${lines.join(' ')} ${field.label}` : lines.join(' ')
    })
    .join(' · ')
}
