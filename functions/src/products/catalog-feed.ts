import { createHash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { serialize } from '../cache/cached-page.ts'
import type { CachedRow, CachedRows } from '../cache/incremental-cache.ts'
import type { Catalog } from '../contract/catalog.ts'
import type { SerializedBody } from '../contract/endpoint.ts'
import type { ProductDetails } from '../contract/product.ts'
import type { Specifications } from '../contract/specifications.ts'

type Products = Omit<CachedRows<ProductDetails>, 'hidden'>

/** A state of the catalog, serialized as a whole. */
interface State {
  version: string
  whole: SerializedBody
}

/**
 * Serializes the cached catalog, as a whole or as the changes since a version. A version consists of the
 * time of the last change and a hash of the rows, so all instances give the same state the same version.
 */
export function catalogFeed() {
  const states = new WeakMap<Products, State>()
  let firstVersion: string | undefined

  return (list: Products, since: string | undefined): SerializedBody => {
    const state = states.get(list) ?? stateOf(list)
    states.set(list, state)
    firstVersion ??= state.version
    if (since === undefined || !isKnown(since, list, firstVersion)) return state.whole
    return serialize(since === state.version ? unchanged(since) : changes(list, state, since))
  }
}

/**
 * Whether this instance knows every change since the version. It does not know deletions from before it
 * loaded the list, unless the version is the first that it had itself.
 */
function isKnown(since: string, { loadedAt }: Products, firstVersion: string): boolean {
  return since === firstVersion || (isVersion(since) && timeOf(since) >= loadedAt.valueOf())
}

const isVersion = (since: string) => /^\d{12}\.\d{9}_[\w-]{11}$/.test(since)

/** Versions start with `Timestamp.valueOf()`, so their alphabetical order is the order of time. */
const timeOf = (version: string) => version.split('_')[0] ?? ''

function stateOf({ rows, removed }: Products): State {
  const times = [...rows.map(({ updateTime }) => updateTime), ...removed.map(({ at }) => at)]
  const lastChange = times.map((time) => time.valueOf()).reduce(later, noTime)
  const names = rows.map(({ id, updateTime }) => `${id} ${updateTime.valueOf()}`)
  const hash = createHash('sha256').update(names.join()).digest('base64url').slice(0, 11)
  const version = `${lastChange}_${hash}`
  return { version, whole: serialize({ version, isWhole: true, removed: [], ...columnsOf(rows) }) }
}

const noTime = Timestamp.fromMillis(0).valueOf()
const later = (a: string, b: string) => (a > b ? a : b)

function changes({ rows, removed }: Products, { version }: State, since: string): Catalog {
  const time = timeOf(since)
  return {
    version,
    isWhole: false,
    removed: removed.filter(({ at }) => at.valueOf() > time).map(({ id }) => id),
    ...columnsOf(rows.filter(({ updateTime }) => updateTime.valueOf() > time)),
  }
}

function unchanged(version: string): Catalog {
  return { version, isWhole: false, removed: [], ...columnsOf([]) }
}

/** Columns compress better than rows and contain each field name once. */
function columnsOf(
  cached: readonly CachedRow<ProductDetails>[],
): Pick<Catalog, 'types' | 'products' | 'specs'> {
  const rows = cached.map(({ row }) => row)
  const types = [...new Set(rows.map(({ type }) => type))]
  return {
    types,
    products: {
      _id: rows.map(({ _id }) => _id),
      product: rows.map(({ product }) => product),
      type: rows.map(({ type }) => types.indexOf(type)),
      price: rows.map(({ price }) => price),
      available_quantity: rows.map(({ available_quantity }) => available_quantity),
      minimum_order: rows.map(({ minimum_order }) => minimum_order),
      image: rows.map(({ image }) => image),
      description: rows.map(({ description }) => description),
      createdAt: cached.map(({ createdAt }) => createdAt.seconds),
    },
    specs: specsOf(rows),
  }
}

function specsOf(rows: ProductDetails[]): Catalog['specs'] {
  const known = rows.flatMap(({ specs }, row) => (specs ? [{ row, specs }] : []))
  const byKind = Object.groupBy(known, ({ specs }) => specs.kind)
  return Object.fromEntries(
    Object.entries(byKind).map(([kind, parts]) => [
      kind,
      {
        rows: parts.map(({ row }) => row),
        fields: columnsOfSpecs(parts.map((part) => part.specs)),
      },
    ]),
  )
}

function columnsOfSpecs(parts: Specifications[]): Record<string, unknown[]> {
  const known = parts.map(({ kind, sources, ...fields }) => new Map(Object.entries(fields)))
  const names = [...new Set(known.flatMap((fields) => [...fields.keys()]))]
  return Object.fromEntries(names.map((name) => [name, known.map((f) => f.get(name) ?? null)]))
}
