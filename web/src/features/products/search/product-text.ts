import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import { specificationEntries } from '@tech-house/api/contract/specification-text'
import type { Specifications } from '@tech-house/api/contract/specifications'
import { type Category, categoriesIn, namesOf } from './product-categories.ts'
import { searchWords } from './search-words.ts'

/** Words that shoppers use for a property that a product states in other words. */
const implied: [sign: RegExp, words: string][] = [
  [/\b(?:geforce|rtx|gtx)\b/, 'nvidia'],
  [/\b(?:radeon|ryzen|threadripper)\b/, 'amd'],
  [/\bcore (?:ultra|i\d)\b|\barc\b/, 'intel'],
  [/\bsodimm\b/, 'laptop notebook'],
  [/\b(?:bluetooth|2\.4ghz)\b/, 'wireless'],
  [/\b3840 2160\b/, '4k'],
]

/** The category of a product by the name of its type, or else by its specifications. */
export function categoryOf({ type, specs }: CatalogRow): Category | undefined {
  const named = categoriesIn(searchWords(type))[0]?.category
  if (named || !specs) return named
  if (specs.kind !== 'storage') return specs.kind
  return specs.technology === 'Hard disk' ? 'hard-disk' : 'ssd'
}

/** What a product is called beside its name: its type, the category's names, and what follows from its facts. */
export function keywordsOf(row: CatalogRow): string {
  const category = categoryOf(row)
  const stated = searchWords(`${row.product} ${specificationText(row.specs)}`).join(' ')
  return [
    row.type,
    category ? namesOf(category) : '',
    ...implied.filter(([sign]) => sign.test(stated)).map(([, words]) => words),
    ...impliedByCategory(row, category),
  ].join(' ')
}

function impliedByCategory(row: CatalogRow, category: Category | undefined): string[] {
  const text = `${row.product} ${specificationText(row.specs)} ${row.description}`.toLowerCase()
  switch (category) {
    case 'ssd':
      return /pcie/.test(text) ? ['nvme m2'] : []
    case 'hard-disk':
      return /network storage|\bnas\b/.test(text) ? ['nas'] : []
    case 'cooler': {
      const isFlat = row.specs?.kind === 'cooler' && (row.specs.heightMm ?? flatMm + 1) <= flatMm
      return [/liquid/.test(text) ? 'aio water liquid' : 'air', isFlat ? 'low profile' : '']
    }
    default:
      return []
  }
}

/** The height up to which a cooler is sold as low-profile. */
const flatMm = 70

/** The values of the specifications, without lists of what else fits. */
export function specificationText(specs: Specifications | undefined): string {
  if (!specs) return ''
  return specificationEntries(specs)
    .filter(({ field, lines }) => field.input !== 'rows' && !lines[0]?.startsWith('http'))
    .map(({ field, lines }) =>
      field.input === 'flag' ? (lines[0] === 'Yes' ? field.label : '') : lines.join(' '),
    )
    .join(' · ')
}
