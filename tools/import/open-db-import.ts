import { createHash } from 'node:crypto'
import { basename, resolve } from 'node:path'
import type { Firestore } from 'firebase-admin/firestore'
import { specificationKindNames } from '../../functions/src/parts/specifications/specification-kinds.ts'
import { EventLog } from '../../functions/src/platform/events/event-log.ts'
import type { Actor } from '../../functions/src/platform/http/access/caller.ts'
import { UserError } from '../process/user-error.ts'
import { readOpenDb } from './open-db-parts.ts'
import { type MappedProduct, PartMapper } from './open-db-product.ts'
import { tableOf } from './open-db-tables.ts'
import { readPriceList } from './price-list.ts'
import { readDeletions, writeProducts } from './write-products.ts'

interface ImportChoice {
  path: string
  kinds?: string | undefined
  limit?: string | undefined
  prices?: string | undefined
}

export type OpenDbImport = ReturnType<typeof readImport>

/** Makes products of the parts of some kinds, or of `limit` parts. `today` is like `2026-11-26`. */
export function readImport(choice: ImportChoice, today: string) {
  const limit = Number(choice.limit ?? Infinity)
  if (!(limit >= 1)) throw new UserError('--limit is a number of parts.')
  const isChosen = kindFilter(choice.kinds)
  const prices = choice.prices ? readPriceList(choice.prices) : undefined
  const parts = readOpenDb(choice.path)
  const chosen = parts.filter((part) => isChosen(tableOf(Object(part).category).kind))
  const mapper = new PartMapper(parts, today)
  const products: MappedProduct[] = []
  const leftOut = new Map<string, number>()
  for (const [i, part] of chosen.entries()) {
    // Evenly, because a file is sorted by category.
    if (limit < chosen.length && (i * limit) % chosen.length >= limit) continue
    const mapped = mapper.map(part)
    if ('product' in mapped) {
      products.push(mapped)
    } else {
      const reason = `left out: ${mapped.reason}`
      leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1)
    }
  }
  const priced = prices?.apply(products.map(({ product }) => product))
  leftOut.set('lines of the price list name no part', priced?.unused ?? 0)
  leftOut.set(
    `without a price, because several parts or lines have it: lines ${priced?.doubtfulLines} of the price list`,
    priced?.doubtful ?? 0,
  )
  return {
    source: { id: contentHash(parts), name: basename(resolve(choice.path)) },
    products: products.map((one, i) => ({ ...one, product: priced?.products[i] ?? one.product })),
    fields: mapper.fields,
    leftOut,
  }
}

function contentHash(parts: unknown[]): string {
  const sha256 = createHash('sha256')
  for (const part of parts) sha256.update(JSON.stringify(part))
  return sha256.digest('hex').slice(0, 20)
}

function kindFilter(text?: string): (kind: string) => boolean {
  if (!text) return () => true
  const chosen = text.split(',').map((name) => name.trim())
  const unknown = chosen.find((name) => !specificationKindNames.some((kind) => kind === name))
  if (!unknown) return (kind) => chosen.includes(kind)
  throw new UserError(`${unknown} is no kind. Kinds are ${specificationKindNames.join(', ')}.`)
}

/** Adds what the shop does not have yet, also what an interrupted run left out. Returns numbers of parts by outcome. */
export async function addToShop(
  db: Firestore,
  { source, products, leftOut }: OpenDbImport,
  by: Actor,
  report: (total: number) => (done: number) => void,
): Promise<Map<string, number>> {
  const stored = await knownParts(db)
  const deletions = await readDeletions(db)
  const deleted = new Set(deletions.flatMap(({ id, sources }) => [id, ...openDbIds(sources)]))
  const isIn =
    (known: Set<string>) =>
    ({ id, openDbId }: MappedProduct) =>
      known.has(id) || known.has(openDbId)
  const other = products.filter((one) => !isIn(stored)(one))
  const missing = other.filter((one) => !isIn(deleted)(one))
  const added = await writeProducts(new EventLog(db), source, missing, by, report(missing.length))
  return new Map([
    ['added as drafts without a price', added.filter(({ draft }) => draft).length],
    ['added and published', added.filter(({ draft }) => !draft).length],
    ...leftOut,
    ['left out: The shop has it', products.length - other.length + missing.length - added.length],
    ['left out: It was deleted in the shop', other.length - missing.length],
  ])
}

/** The ids of the shop's products, and the OpenDB ids in their sources, also of those that were not imported. */
async function knownParts(db: Firestore): Promise<Set<string>> {
  const read = ['products', 'mergedProducts'].map((name) =>
    db.collection(name).select('specs.sources').get(),
  )
  const docs = (await Promise.all(read)).flatMap(({ docs }) => docs)
  return new Set(docs.flatMap((one) => [one.id, ...openDbIds(one.get('specs.sources'))]))
}

function openDbIds(sources: unknown[] = []): string[] {
  const url = /buildcores-open-db\/.*\/([^/]+)\.json$/
  return sources.flatMap((source) => String(Object(source).url).match(url)?.[1] ?? [])
}
