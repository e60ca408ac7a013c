import { isGtin, plainGtin } from '@tech-house/api/contract/catalog/item-numbers'
import { localStore } from '#shared/storage.ts'
import { productColumns } from '../product-columns.ts'
import { cellText, headingKey, type Table } from './read-rows.ts'

/** The key of the product's field for each column of a file; '' for one that is not imported. */
export type Assignment = string[]

/** By which of these a row meets its product, in this order. */
export const identifyingKeys = ['partNumbers', 'gtin', '_id', 'product']

/** How suppliers name the fields, in English and German; the first ones are the surest. */
const synonyms: Record<string, string> = {
  _id: 'id, product id, shop id',
  partNumbers:
    'mpn, part number, part no, part numbers, manufacturer part number, manufacturer number, herstellernummer, hersteller-nr, herstellerartikelnummer, hersteller artikelnummer, teilenummer, artikelnummer, artikel-nr, art-nr, item number, item no, article number, model number, sku',
  gtin: 'gtin, ean, ean code, ean 13, ean/gtin, gtin/ean, upc, upc code, barcode, strichcode',
  product:
    'product name, name, title, item name, bezeichnung, artikelbezeichnung, produktbezeichnung, produktname, artikelname, produkt, artikel, titel, item',
  brand: 'brand, manufacturer, vendor, maker, hersteller, marke, herstellername',
  price:
    'price, sales price, selling price, retail price, unit price, verkaufspreis, vk-preis, vk, preis, einzelpreis, listenpreis, uvp, rrp, msrp, list price',
  'reduction.price':
    'sale price, special price, offer price, promo price, aktionspreis, sonderpreis, angebotspreis',
  'reduction.until': 'sale until, sale end, aktion bis, angebot bis, gültig bis',
  available_quantity:
    'stock, quantity, qty, available, in stock, on hand, inventory, pieces, lagerbestand, bestand, lager, verfügbar, menge, anzahl, stück, stückzahl',
  minimum_order:
    'minimum order quantity, moq, min, min order, min qty, mindestbestellmenge, mindestmenge, mindestabnahme',
  reorderAt: 'reorder level, reorder point, low stock, meldebestand, mindestbestand',
  image: 'picture, photo, image url, picture url, image link, bild, bild-url, foto, hauptbild',
  images: 'images, pictures, more images, weitere bilder, bilder',
  description: 'description, text, long description, details, beschreibung, langtext',
  type: 'category, product type, kategorie, warengruppe, produktgruppe, produkttyp, typ, group',
  facts: 'facts, attributes, properties, merkmale, eigenschaften',
  draft: 'draft, unpublished, entwurf',
  'specs.kind': 'kind, part kind, bauteil',
}

/** Of the most usual specifications, whose labels are English. */
const germanSpecifications = {
  socket: 'sockel, prozessorsockel, cpu-sockel',
  cores: 'kerne, prozessorkerne, anzahl kerne',
  tdpWatts: 'tdp, verlustleistung',
  chipset: 'chipsatz',
  formFactor: 'formfaktor',
  memoryType: 'speichertyp, ram-typ',
  memorySlots: 'speicherplätze, ram-steckplätze',
  capacityGb: 'kapazität, speicherkapazität',
  speedMts: 'speichertakt',
  chip: 'grafikchip, gpu',
  watts: 'leistung',
  lengthMm: 'länge',
  widthMm: 'breite',
  heightMm: 'höhe',
  diagonalInches: 'bilddiagonale, bildschirmdiagonale, zoll',
  resolution: 'auflösung',
  refreshHz: 'bildwiederholrate, bildfrequenz',
}

/** The headings of fields, the surest first. A label may also be a synonym of another field. */
const knownHeadings = [
  ...productColumns.map(({ key }) => ({ heading: key, key })),
  ...Object.entries(synonyms).flatMap(([key, headings]) =>
    headings.split(', ').map((heading) => ({ heading, key })),
  ),
  ...productColumns.map(({ key, label }) => ({ heading: label, key })),
  ...Object.entries(germanSpecifications).flatMap(([name, headings]) =>
    headings.split(', ').map((heading) => ({ heading, key: `specs.${name}` })),
  ),
]
const known = new Map<string, { key: string; rank: number }>()
for (const [rank, { heading, key }] of knownHeadings.entries()) {
  if (!known.has(headingKey(heading))) known.set(headingKey(heading), { key, rank })
}

const tax = '\\b.{0,9}?(?:mwst|ust|vat|tax|steuer)\\.?'
const gross = new RegExp(`brutto|gross|in[ck]l${tax}`, 'gi')
const net = new RegExp(
  `\\b(?:h?ek|net|cost|dealer|purchase|wholesale|trade)\\b|netto|händler|einkaufs?|(?:ex(?:[ck]l)?|ohne|zzgl|plus|without)${tax}`,
  'gi',
)

/** Also with a unit in brackets, like `Preis (EUR)`, and `VK brutto`. */
const findByText = (heading: string) =>
  [heading, heading.replaceAll(/[([].*?[)\]]/g, ''), heading.replaceAll(gross, '')]
    .map((text) => known.get(headingKey(text)))
    .find((found) => found !== undefined)

/** Whether customers pay other prices than those of this column: without tax, or of the supplier. */
export function isNetPrice(heading: string): boolean {
  const rest = heading.replaceAll(net, '')
  const isShort = /^(?:h?ek|netto?|cost)$/.test(headingKey(heading))
  return isShort || (rest !== heading && findByText(rest)?.key === 'price')
}

const findHeading = (heading: string) => (isNetPrice(heading) ? undefined : findByText(heading))

export const isKnownHeading = (heading: string): boolean =>
  isNetPrice(heading) || findHeading(heading) !== undefined

/** A column as people see it: by its heading, with its number if the heading is missing or twice. */
export function columnLabel({ headings }: Pick<Table, 'headings'>, index: number): string {
  const heading = headings[index] ?? ''
  if (heading === '') return `Column ${index + 1}`
  const isAlone = headings.filter((other) => headingKey(other) === headingKey(heading)).length === 1
  return isAlone ? heading : `${heading} (column ${index + 1})`
}

/**
 * By the headings, then by the content. Of two headings for one field the surer one is taken; of two
 * equal ones both, so that the person decides.
 */
export function suggestColumns(table: Table): Assignment {
  const found = table.headings.map(findHeading)
  const byHeading = found.map((one) =>
    one && !found.some((other) => other?.key === one.key && other.rank < one.rank) ? one.key : '',
  )
  // Specifications are read by the kind. Without one, “Colour” or “Weight” may mean anything.
  const hasKind = byHeading.includes('specs.kind')
  return byHeading.map((key, index) => {
    if (found[index]) return hasKind || !key.startsWith('specs.') ? key : ''
    const byContent = suggestByContent(table, index)
    return byHeading.includes(byContent) ? '' : byContent
  })
}

const imageUrl = /^https:\/\/\S+\.(?:jpe?g|png|webp|gif|svg|avif)(?:\?\S*)?$/i

function suggestByContent({ rows }: Table, index: number): string {
  const texts = rows
    .map(({ cells }) => cellText(cells[index]).trim())
    .filter(Boolean)
    .slice(0, 50)
  if (texts.length === 0) return ''
  if (texts.every((text) => isGtin(plainGtin(text)))) return 'gtin'
  return texts.every((text) => imageUrl.test(text)) ? 'image' : ''
}

/** What is wrong with an assignment as a whole, in words for the user. */
export function assignmentProblems(table: Table, assignment: Assignment): string[] {
  const twice = productColumns.flatMap(({ key, label }) => {
    const columns = table.headings.map((_, index) => index).filter((at) => assignment[at] === key)
    const names = columns.map((index) => `“${columnLabel(table, index)}”`).join(' and ')
    return columns.length > 1 ? [`${names} are both assigned to ${label}. Choose one.`] : []
  })
  return identifyingKeys.some((key) => assignment.includes(key))
    ? twice
    : [
        ...twice,
        'Assign a column to Part numbers, GTIN, Id or Product, by which products are found.',
      ]
}

/** Asks about columns of net prices, which nobody but the person assigns to the price. */
export function netPriceNotes(table: Table, assignment: Assignment): string[] {
  return table.headings.flatMap((heading, index) => {
    if (!isNetPrice(heading)) return []
    const prices = `“${columnLabel(table, index)}” sounds like prices without tax, or for dealers.`
    if (assignment[index] === 'price') return [`${prices} Customers will pay them as they are.`]
    const question = `${prices} Do customers pay them? Then assign it to Price.`
    return assignment.includes('price') ? [] : [question]
  })
}

const memoryKey = ({ headings }: Table) => `import-columns ${JSON.stringify(headings)}`

/** What the person chose for the last file with the same headings. */
export const rememberedColumns = (table: Table): Assignment | undefined =>
  localStore.getItem(memoryKey(table))?.split(',')

export const rememberColumns = (table: Table, assignment: Assignment): void =>
  localStore.setItem(memoryKey(table), assignment.join(','))
