import type { ProductDetails } from '../../../contract/catalog/product.ts'
import { nameKey } from '../../../contract/catalog/product-name.ts'
import { isSoldOut } from '../../../contract/catalog/stock.ts'
import type { Facets, FacetValue } from '../../../contract/search.ts'
import type { SearchConditions } from '../../../contract/search-conditions.ts'
import { type KindsByType, partOf } from '../../../parts/compatibility/catalog-parts.ts'
import { choiceKey } from '../../../parts/specifications/choice.ts'
import {
  fieldsOf,
  type SpecificationKind,
} from '../../../parts/specifications/specification-kinds.ts'
import { specificationLines } from '../../../parts/specifications/specification-text.ts'
import { mapCooperatively, timeSlices } from '../../../platform/http/concurrency/time-slices.ts'
import { responseSignal } from '../../../platform/http/request/request-context.ts'

type Rows = readonly ProductDetails[]

/** Finds the products that meet all conditions, and for each facet counts those that meet all others. */
export function facetCounter(all: Rows, kinds: KindsByType) {
  const kindOf = (row: ProductDetails) => partOf(row, 1, kinds)?.specs.kind
  const byType = Map.groupBy(all, ({ type }) => type)
  const typesByKey = new Map([...byType.keys()].map((type) => [nameKey(type), type]))
  const byKind = Map.groupBy<SpecificationKind | undefined, ProductDetails>(all, kindOf)

  return async (found: Rows, search: SearchConditions) => {
    const yieldToEventLoop = timeSlices(responseSignal())
    // The type in a URL may be written otherwise, or not exist any more.
    const { type: asked = '' } = search
    const type = byType.has(asked) ? asked : typesByKey.get(nameKey(asked))
    const shown = type ?? typeOfAll(found, search)
    const kind = shown ? kinds.get(shown) : search.kind
    const fields = Object.entries(kind ? fieldsOf(kind) : {}).filter(([, { facet }]) => facet)
    const keys = fields.map(([key]) => key)
    const chosenBrands = new Set(search.brand?.map(choiceKey))
    const conditions = conditionsOf({ ...search, type }, keys, kindOf)
    const failures = await mapCooperatively(found, (row) =>
      [...conditions].flatMap(([key, accepts]) => (accepts(row) ? [] : key)).join(' '),
    )
    const byFailures = Map.groupBy(found, (_, n) => failures[n] ?? '')
    const remaining = byFailures.get('') ?? []
    const rowsFor = (key: string) => [...remaining, ...(byFailures.get(key) ?? [])]
    // Another type removes the conditions on specifications, so they do not count here.
    const ofType = new Set(['', 'type', ...keys])
    const ofAnyType = [...byFailures].flatMap(([failures, rows]) =>
      failures.split(' ').every((key) => ofType.has(key)) ? rows.map(({ type }) => type) : [],
    )
    const ofKind = (shown ? byType.get(shown) : byKind.get(kind)) ?? []
    await yieldToEventLoop()
    const specFacets = fields.map(([key, field]) => {
      const valueLabel = (value: string) =>
        field.input === 'flag' ? 'Yes' : specificationLines(field, value).join()
      const valuesIn = (rows: Rows) => rows.flatMap((row) => specValues(row, key))
      const values = countSpellings(valuesIn(ofKind), valuesIn(rowsFor(key)), valueLabel)
      return { key, label: field.label, values }
    })
    await yieldToEventLoop()
    const ofBrands = (type || search.kind ? ofKind : found).flatMap(brandOf)
    const brands = countSpellings(ofBrands, rowsFor('brand').flatMap(brandOf))
    await yieldToEventLoop()
    const facets: Facets = {
      type,
      types: countValues([...byType.keys()], ofAnyType),
      prices: countPrices(rowsFor('price')),
      brands: brands.filter(({ value }, n) => n < maxBrands || chosenBrands.has(choiceKey(value))),
      inStock: rowsFor('stock').filter((row) => !isSoldOut(row)).length,
      deals: rowsFor('deals').filter(isReduced).length,
      specs: specFacets.filter(({ values }) => values.length > 0),
    }
    return { remaining, facets }
  }
}

/** The type of what words have found, if it is one: its facets are shown without a choice. */
function typeOfAll([first, ...others]: Rows, { q, kind }: SearchConditions): string | undefined {
  const isOne = q !== '' && !kind && others.every(({ type }) => type === first?.type)
  return isOne ? first?.type : undefined
}

/** Which products meet each condition, by facet. */
function conditionsOf(
  { minPrice = 0, maxPrice = Infinity, ...search }: SearchConditions,
  keys: string[],
  kindOf: (row: ProductDetails) => SpecificationKind | undefined,
) {
  const conditions = new Map<string, (row: ProductDetails) => boolean>()
  if (search.kind) conditions.set('kind', (row) => kindOf(row) === search.kind)
  if (search.type) conditions.set('type', ({ type }) => type === search.type)
  conditions.set('price', ({ price }) => price >= minPrice && price <= maxPrice)
  if (search.brand) conditions.set('brand', isOneOf(search.brand, brandOf))
  if (search.inStock) conditions.set('stock', (row) => !isSoldOut(row))
  if (search.deals) conditions.set('deals', isReduced)
  for (const key of keys) {
    const wanted = search.specs[key] ?? []
    const valuesIn = (row: ProductDetails) => specValues(row, key)
    if (wanted.length > 0) conditions.set(key, isOneOf(wanted, valuesIn))
  }
  return conditions
}

const isReduced = ({ priorPrice }: ProductDetails) => priorPrice !== undefined

export const byText = new Intl.Collator('en', { numeric: true })

/** Accepts what has one of these values in any spelling. */
function isOneOf(wanted: string[], valuesIn: (row: ProductDetails) => string[]) {
  const keys = new Set(wanted.map(choiceKey))
  return (row: ProductDetails) => valuesIn(row).some((value) => keys.has(choiceKey(value)))
}

/** Those with most products: all brands of a large catalog would be several times the rest of the answer. */
const maxBrands = 100

const brandOf = ({ brand }: ProductDetails): string[] => (brand === undefined ? [] : [brand])

/** The values of a field as in the URL; none if the field is unknown or "no". */
function specValues({ specs }: ProductDetails, key: string): string[] {
  // Each kind has other fields.
  const value = (specs as Record<string, unknown> | undefined)?.[key]
  return value === undefined || value === false ? [] : [value].flat().map(String)
}

/** Counts values in the most frequent of their spellings. */
function countSpellings(all: string[], found: string[], valueLabel?: (value: string) => string) {
  const rarestFirst = countValues([], all).reverse()
  const usual = new Map(rarestFirst.map(({ value }) => [choiceKey(value), value]))
  const spelled = found.map((value) => usual.get(choiceKey(value)) ?? value)
  return countValues([...usual.values()].sort(byText.compare), spelled, valueLabel)
}

/** Values with most products first; equal ones stay in their order. */
function countValues(all: string[], found: string[], valueLabel = (value: string) => value) {
  const counts = new Map(all.map((value) => [value, 0]))
  for (const value of found) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([value, count]): FacetValue => ({ value, label: valueLabel(value), count }))
}

const priceSteps = [0, 50, 100, 200, 400, 800, Infinity]

function countPrices(rows: Rows): Facets['prices'] {
  return priceSteps.slice(1).map((max, index) => {
    const min = priceSteps[index] ?? 0
    const count = rows.filter(({ price }) => price >= min && price <= max).length
    return { ...(min > 0 && { minPrice: min }), ...(max < Infinity && { maxPrice: max }), count }
  })
}
