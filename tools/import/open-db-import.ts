import type { Firestore } from 'firebase-admin/firestore'
import {
  type SpecificationKind,
  specificationKindNames,
} from '../../functions/src/parts/specifications/specification-kinds.ts'
import type { Actor } from '../../functions/src/platform/http/caller.ts'
import { UserError } from '../process/user-error.ts'
import { readOpenDb } from './open-db-parts.ts'
import { type FieldCount, type MappedProduct, partMapper } from './open-db-product.ts'
import { tableOf } from './open-db-tables.ts'
import { type PriceList, readPriceList, unusedLines, withPrice } from './price-list.ts'
import { writeProducts } from './write-products.ts'

export interface ImportChoice {
  path: string
  kinds?: string | undefined
  limit?: string | undefined
  prices?: string | undefined
}

/** Numbers of parts by what became of them. */
export type Outcomes = Map<string, number>

export interface OpenDbImport {
  products: MappedProduct[]
  leftOut: Outcomes
}

/** Reads parts and makes products of those that are chosen: some kinds, or `limit` parts evenly over the file. */
export async function readImport(choice: ImportChoice, checkedOn: string): Promise<OpenDbImport> {
  const kinds = kindsOf(choice.kinds)
  const prices: PriceList = choice.prices ? readPriceList(choice.prices) : new Map()
  const parts = await readOpenDb(choice.path)
  const ofKinds = kinds
    ? parts.filter((part) => kinds.includes(tableOf(Object(part).category).kind))
    : parts
  const mapped = evenly(ofKinds, limitOf(choice.limit)).map(partMapper(parts, checkedOn))
  const products = mapped
    .filter((one) => 'product' in one)
    .map((one) => ({ ...one, product: withPrice(one.product, prices) }))
  const reasons = mapped.flatMap((one) => ('reason' in one ? one.reason : []))
  const leftOut = new Map(
    [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => [reason, all.length]),
  )
  leftOut.set(
    'lines of the price list that name no part or several lines name',
    unusedLines(prices),
  )
  return { products, leftOut }
}

function kindsOf(text: string | undefined): SpecificationKind[] | undefined {
  return text?.split(',').map((name) => {
    const kind = specificationKindNames.find((known) => known === name.trim())
    if (kind) return kind
    throw new UserError(`${name} is no kind. Kinds are ${specificationKindNames.join(', ')}.`)
  })
}

function limitOf(text: string | undefined): number {
  const limit = Number(text ?? Infinity)
  if (limit >= 1) return limit
  throw new UserError(`--limit is a number of parts, and ${text} is none.`)
}

/** A file is sorted by category, so its first parts would be of few kinds. */
const evenly = <Part>(parts: Part[], limit: number): Part[] =>
  limit >= parts.length
    ? parts
    : parts.filter(
        (_, i) =>
          Math.floor((i * limit) / parts.length) !== Math.floor(((i - 1) * limit) / parts.length),
      )

/** Adds what the shop does not have yet, also what an interrupted run left out. */
export async function addToShop(
  db: Firestore,
  { products, leftOut }: OpenDbImport,
  by: Actor,
  report: (total: number) => (done: number) => void,
): Promise<{ outcomes: Outcomes; leftOut: Outcomes }> {
  const known = await knownParts(db)
  const missing = products.filter(({ openDbId }) => !known.has(openDbId))
  const { added, alreadyAdded } = await writeProducts(db, missing, by, report(missing.length))
  const drafts = missing.filter(({ product }) => product.draft).length
  return {
    outcomes: new Map([
      ['added', added],
      ['of the added ones drafts, because they have no price', Math.min(drafts, added)],
    ]),
    leftOut: new Map([
      ...leftOut,
      ['The shop has it already', products.length - missing.length],
      ['It was added and deleted', alreadyAdded],
    ]),
  }
}

/** The OpenDB ids in the sources of the shop's products, also of those that were not imported. */
async function knownParts(db: Firestore): Promise<Set<string>> {
  const { docs } = await db.collection('products').select('specs.sources').get()
  const sources = docs.flatMap((product): unknown[] => product.get('specs.sources') ?? [])
  const urls = sources.map((source) => String(Object(source).url))
  return new Set(
    urls.flatMap((url) => url.match(/buildcores-open-db\/.*\/([^/]+)\.json$/)?.[1] ?? []),
  )
}

/** How many values of each field are kept, sorted by the field. */
export function sumCounts(products: MappedProduct[]): FieldCount[] {
  const byField = Map.groupBy(
    products.flatMap(({ counts }) => counts),
    ({ field }) => field,
  )
  const sum = (all: FieldCount[], of: 'values' | 'kept') =>
    all.reduce((total, one) => total + one[of], 0)
  return [...byField]
    .map(([field, all]) => ({ field, values: sum(all, 'values'), kept: sum(all, 'kept') }))
    .filter(({ values }) => values > 0)
}
