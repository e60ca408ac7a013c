import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import { specificationEntries } from '@tech-house/api/contract/specification-text'
import type { Specifications } from '@tech-house/api/contract/specifications'
import { type Category, categoriesIn, namesOf } from './product-categories.ts'
import { searchWords } from './search-words.ts'

/** Words that shoppers use for a property that a product states in other words. */
const implied: [sign: RegExp, words: string][] = [
  [/\b(?:geforce|rtx|gtx)/, 'nvidia'],
  [/\b(?:radeon|ryzen|threadripper)/, 'amd'],
  [/\bcore (?:ultra|i\d)|\barc\b/, 'intel'],
  [/\bso-?dimm\b/, 'laptop notebook'],
  [/\b(?:bluetooth|2\.4 ?ghz)\b/, 'wireless'],
  [/\b3840 . 2160\b/, '4k'],
]

/** The category of a product by the name of its type, or else by its specifications. */
export function categoryOf({ type, specs }: CatalogRow): Category | undefined {
  const named = categoriesIn(searchWords(type))[0]?.category
  if (named || !specs) return named
  if (specs.kind !== 'storage') return specs.kind
  return specs.technology === 'Hard disk' ? 'hard-disk' : 'ssd'
}

/** The text of a product by where it stands, which tells how much it weighs. */
export function productText(row: CatalogRow, category: Category | undefined) {
  const specs = row.specs ? specificationText(row.specs) : ''
  const stated = `${row.product} ${specs}`.toLowerCase()
  const keywords = [
    row.type,
    category ? namesOf(category) : '',
    ...implied.filter(([sign]) => sign.test(stated)).map(([, words]) => words),
    impliedByCategory(row, category, `${stated} ${row.description.toLowerCase()}`),
  ]
  return { product: row.product, keywords: keywords.join(' '), specs, description: row.description }
}

function impliedByCategory({ specs }: CatalogRow, category: Category | undefined, text: string) {
  if (category === 'ssd') return text.includes('pcie') ? 'nvme m2' : ''
  if (category === 'hard-disk') return text.includes('network storage') ? 'nas' : ''
  if (category !== 'cooler') return ''
  const height = specs?.kind === 'cooler' ? specs.heightMm : undefined
  const shape = height !== undefined && height <= flatMm ? 'low profile' : ''
  return `${text.includes('liquid') ? 'aio water liquid' : 'air'} ${shape}`
}

/** The height up to which a cooler is sold as low-profile. */
const flatMm = 70

/** The values of the specifications, without lists of what else fits. */
function specificationText(specs: Specifications): string {
  return specificationEntries(specs)
    .filter(({ field, lines }) => field.input !== 'rows' && !lines[0]?.startsWith('http'))
    .map(({ field, lines }) =>
      field.input === 'flag' ? (lines[0] === 'Yes' ? field.label : '') : lines.join(' '),
    )
    .join(' · ')
}
