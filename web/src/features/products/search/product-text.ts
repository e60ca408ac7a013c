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
  [/\bwd\b/, 'western digital'],
]

const categoryOfType = new Map<string, Category | undefined>()

/** The category of a product, from the name of its type or else from its specifications. */
export function categoryOf({ type, specs }: CatalogRow): Category | undefined {
  const named = categoryOfType.has(type)
    ? categoryOfType.get(type)
    : categoriesIn(searchWords(type))[0]?.category
  categoryOfType.set(type, named)
  if (named || !specs) return named
  if (specs.kind !== 'storage') return specs.kind
  return specs.technology === 'Hard disk' ? 'hard-disk' : 'ssd'
}

/** The search text of a product by field, because fields have different weights. */
export interface ProductText {
  product: string
  keywords: string[]
  specs: string[]
  description?: string
  /**
   * The description of a product with specifications. Numbers in it often belong to other parts: the
   * watts of a recommended power supply.
   */
  remarks?: string
}

export function productText(row: CatalogRow, category: Category | undefined): ProductText {
  const { product, type } = row
  const description = row.description.replace(negated, ' ')
  const specs = row.specs ? specificationTexts(row.specs) : []
  const stated = `${product} ${specs.join(' ')}`.toLowerCase()
  const keywords = [type, ...(category ? namesOf(category) : [])]
  for (const [sign, words] of implied) if (sign.test(stated)) keywords.push(words)
  const words = category && impliedByCategory[category]
  if (words) keywords.push(...words(row, `${stated} ${description}`.toLowerCase()))
  return {
    product,
    keywords,
    specs,
    ...(specs.length > 0 ? { remarks: description.replace(sockets, ' ') } : { description }),
  }
}

/** Additional words by category, derived from the specifications. */
const impliedByCategory: Partial<Record<Category, (row: CatalogRow, text: string) => string[]>> = {
  processor: ({ specs }) => (specs?.kind === 'processor' && specs.socket ? [specs.socket] : []),
  motherboard: ({ specs }) => {
    const socket = specs?.kind === 'motherboard' ? specs.socket : undefined
    return socket ? [socket, socket.startsWith('LGA') ? 'intel' : 'amd'] : []
  },
  ssd: (_row, text) => ['storage drive', text.includes('pcie') ? 'nvme m2' : ''],
  'hard-disk': (_row, text) => ['storage drive', text.includes('network storage') ? 'nas' : ''],
  case: ({ specs }, text) => [
    specs?.kind === 'case' && specs.form === 'Small form factor' ? 'sff small compact' : '',
    /perforated|mesh|vent/.test(text) ? 'airflow' : '',
    text.includes('perforated') ? 'mesh' : '',
  ],
  router: ({ specs }) => {
    const bands = specs?.kind === 'router' ? specs.bands?.length : undefined
    return ['ethernet lan wireless', bands === 2 ? 'dual band' : '', bands === 3 ? 'tri band' : '']
  },
  mouse: wired,
  headset: wired,
  'power-supply': ({ specs }, text) => {
    const { modular, form = '' } = specs?.kind === 'power-supply' ? specs : {}
    const cables = modular && { All: 'fully modular', Some: 'semi modular', None: '' }[modular]
    return [
      cables ?? (text.includes('detach') ? 'modular' : ''),
      // Cases state it too, as the supplies that fit.
      form.startsWith('SFX') ? 'sfx sff' : '',
    ]
  },
  keyboard: (row, text) => [
    ...wired(row, text),
    text.includes('switch') ? 'mechanical' : '',
    row.specs?.kind === 'keyboard' && row.specs.layout !== 'Full size' ? 'small compact' : '',
  ],
  cooler: ({ specs }, text) => {
    const height = specs?.kind === 'cooler' ? specs.heightMm : undefined
    if (text.includes('liquid')) return ['aio water liquid watercooler']
    if (height === undefined) return ['air']
    return ['air', height <= flatMm ? 'low profile' : 'tower']
  },
  monitor: ({ specs }, text) => {
    const curved = text.includes('curve') ? 'curved' : ''
    if (specs?.kind !== 'monitor') return [curved]
    const [width = 0, height = 1] = specs.resolution?.match(/\d+/g)?.map(Number) ?? []
    const inches = specs.diagonalInches
    return [
      curved,
      width / height >= 2 ? 'ultrawide' : '',
      width / height >= 3.5 ? 'superultrawide' : '',
      width * 9 === height * 16 ? 'widescreen' : '',
      inches === undefined ? '' : `${Math.round(inches)} inch`,
    ]
  },
}

/** By the connections, or if they are not known by the description. */
function wired({ specs }: CatalogRow, text: string): string[] {
  const known = specs && 'connections' in specs && specs.connections?.join()
  const [cable, wireless] = known
    ? [/USB|3.5 mm/, /GHz|Bluetooth/]
    : [/cable/, /wireless|bluetooth/]
  const ways = known || text
  return cable.test(ways) && !wireless.test(ways) ? ['wired'] : []
}

/** The height in mm up to which a cooler is sold as low-profile. */
const flatMm = 70

/** Removed from descriptions, which also name sockets that do not fit. Specifications list those that do. */
export const sockets = /\b(?:lga ?\d{4}|am[45]|str5)\b/gi

/** "Without cooler" names what is not there. */
const negated = /\b(?:no|not|without|never)(?: [^\s.,;:]+){1,3}/gi

/** The values of the specifications, without lists of what else fits. */
function specificationTexts(specs: Specifications): string[] {
  return specificationEntries(specs)
    .filter(({ name, field, lines }) => {
      // It is a fact of another part, like the address of a list.
      if (name === 'recommendedSupplyWatts' || lines[0]?.startsWith('http')) return false
      return field.input !== 'rows'
    })
    .map(({ field, lines }) => {
      if (field.input === 'flag') return lines[0] === 'Yes' ? field.label : ''
      const isCount = field.input === 'number' && !field.unit
      return isCount ? `${lines.join(' ')} ${field.label}` : lines.join(' ')
    })
}
