import type { PartKind } from '../parts/compatibility/part.ts'
import { type BuildLine, writeBuildLines, writeOwnedPart } from './builds/build-lines.ts'
import type { OwnedPart } from './builds/owned-part.ts'

// Without zod and the tables of parts, which the landing page does not load.

/** Without one: the best match first, or the newest without words. */
export const sortOrders = ['newest', 'price-asc', 'price-desc', 'reduction', 'name'] as const
export type SortOrder = (typeof sortOrders)[number]
/** By speed in games at 1440p or in work: the fastest first, and last what has no figure. */
export const searchOrders = [...sortOrders, 'performance-games', 'performance-work'] as const
export type SearchOrder = (typeof searchOrders)[number]

/** An absent or empty condition matches everything. */
export interface SearchConditions {
  q: string
  type?: string | undefined
  kind?: PartKind | undefined
  /** Accepted brands, in any case. */
  brand?: string[] | undefined
  /** Both included. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  inStock?: boolean | undefined
  /** Only reduced prices. */
  deals?: boolean | undefined
  /** Accepted values of specifications, by name: `socket=AM5&socket=AM4`. */
  specs: Record<string, string[]>
  sort?: SearchOrder | undefined
  /** The parts of a build. */
  fits?: readonly BuildLine[] | undefined
  own?: readonly OwnedPart[] | undefined
}

export const maxQueryLength = 200
export const pricePattern = /^\d{1,9}(\.\d{1,2})?$/
/** Of a type and of a brand. */
export const maxNameLength = 60
export const maxBrands = 20
const maxSpecs = 20

type Parameter = [name: string, text: string]

interface Condition<Value> {
  /** What the catalog takes from a URL: anybody can write one, so what is invalid is ignored. */
  read(params: URLSearchParams, name: string): Value | undefined
  write(value: Value, name: string): Parameter[]
}

const parameter = <Value>(
  parse: (text: string) => Value | undefined,
  format: (value: Value) => string | string[] = String,
): Condition<Value> => ({
  read: (params, name) => parse((params.get(name) ?? '').trim()),
  write: (value, name) => [format(value)].flat().map((text) => [name, text]),
})
const flag = () =>
  parameter(
    (text) => text === '1',
    (isWanted) => (isWanted ? '1' : ''),
  )
const parsePrice = (text: string) => (pricePattern.test(text) ? Number(text) : undefined)
/** Sent by programs and the page of builds only, and not read by the catalog. */
const ignore = () => undefined

/** Each condition in a URL, in the order of its parameters. */
const conditions: {
  [Name in keyof SearchConditions]-?: Condition<NonNullable<SearchConditions[Name]>>
} = {
  q: parameter((text) => text.slice(0, maxQueryLength)),
  type: parameter((text) => (text.length > maxNameLength ? '' : text)),
  kind: parameter<PartKind>(ignore),
  brand: {
    read: (params, name) => {
      const brands = params.getAll(name).map((text) => text.trim())
      const valid = brands.filter((text) => text && text.length <= maxNameLength)
      return valid.length > 0 ? valid.slice(0, maxBrands) : undefined
    },
    write: (brands, name) => brands.map((brand): Parameter => [name, brand]),
  },
  minPrice: parameter(parsePrice),
  maxPrice: parameter(parsePrice),
  inStock: flag(),
  deals: flag(),
  specs: {
    read: (params) =>
      Object.fromEntries(
        [...new Set(params.keys())]
          .filter(isSpecName)
          .slice(0, maxSpecs)
          .map((name) => [name, params.getAll(name).slice(0, maxSpecs)]),
      ),
    write: (specs) =>
      Object.entries(specs).flatMap(([name, values]) =>
        values.map((value): Parameter => [name, value]),
      ),
  },
  sort: parameter<SearchOrder>((text) => sortOrders.find((order) => order === text)),
  fits: parameter<readonly BuildLine[]>(ignore, writeBuildLines),
  own: parameter<readonly OwnedPart[]>(ignore, (own) => own.map(writeOwnedPart)),
}
// Each row reads and writes the type of its condition.
const rows = Object.entries(conditions) as [keyof SearchConditions, Condition<unknown>][]

/** Whether a parameter can be a specification, such as `socket` and `formFactor`. */
export const isSpecName = (name: string): boolean =>
  /^(?!(?:limit|offset|fresh|compare)$)[a-z][A-Za-z0-9]{1,39}$/.test(name) &&
  !Object.hasOwn(conditions, name)

export function readSearch(params: URLSearchParams): SearchConditions {
  const found = Object.fromEntries(rows.map(([name, { read }]) => [name, read(params, name)]))
  const search = found as unknown as SearchConditions
  const isReversed = Number(search.minPrice) > Number(search.maxPrice)
  return {
    ...search,
    ...(isReversed && { minPrice: undefined, maxPrice: undefined }),
    // Only the specifications of a chosen type can be filtered.
    specs: search.type ? search.specs : {},
  }
}

/** The parameters of a search, without "?"; empty if it matches everything in the usual order. */
export function writeSearch(search: Partial<SearchConditions>): string {
  const params = rows.flatMap(([name, { write }]) =>
    search[name] === undefined ? [] : write(search[name], name),
  )
  return String(new URLSearchParams(params.filter(([, text]) => text)))
}
