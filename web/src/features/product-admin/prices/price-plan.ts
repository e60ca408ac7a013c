import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import type { NewReduction } from '@tech-house/api/contract/catalog/reduction'
import { maxAmount, maxPriceChange, unknownPrice } from '@tech-house/api/contract/money'
import { fetchPage } from '#shared/api/api-fetch.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { readAllPages } from '#shared/csv/read-all-pages.ts'
import { storedValue } from '#shared/saved-input.ts'
import type { ProductSearch } from '../product-search.ts'
import { newPrice, type PriceRule } from './price-rule.ts'

export interface PriceRow extends Pick<ManagedProduct, 'product' | 'revision'> {
  productId: string
  from: number
  to: number
  /** Taken back also if the price is the same: its reduction may begin later. */
  isAnnounced?: boolean
  /** Why it stays as it is. */
  problem?: string | undefined
}

/** A change of many prices, which goes on with the same id after a reload. */
export interface PricePlan {
  id: string
  name: string
  rows: PriceRow[]
  unchanged: number
  leftOut: PriceRow[]
  hasBegun?: boolean
  /** Set if the prices are announced as reductions. */
  reduction?: Omit<NewReduction, 'price'> | undefined
  /** The change that it takes back. */
  takeBack?: string
}

/** From the first price until all rows are sent. */
export const storedPlan = (owner: string) =>
  storedValue<PricePlan>(owner, 'price-change', ({ id, rows }) => Boolean(id && rows))

/** Of the products that the search finds; if there are `ids`, only of those. */
export async function planPrices(
  search: ProductSearch,
  ids: string[] | undefined,
  rule: PriceRule,
  { name, reduction }: Pick<PricePlan, 'name' | 'reduction'>,
): Promise<PricePlan> {
  const { readFoundProducts, readNamedProducts } = await import('../read-products.ts')
  const chosen = await (ids
    ? readNamedProducts(ids.map((productId) => ({ productId })))
    : readFoundProducts(search, maxPriceChange))
  if (chosen.length > maxPriceChange) {
    throw new Error('At most 5,000 prices can change at once. Search for fewer products.')
  }
  const rows = chosen.map(({ _id: productId, product, price: from, revision, draft }) => {
    const to = newPrice(from, rule)
    const isKnown = from !== unknownPrice || rule.kind === 'set'
    const isPossible = isKnown && to > 0 && to <= maxAmount
    const refusal = reduction && reductionProblem(from, to, draft)
    const problem = isPossible ? refusal : 'The price is unknown, too low or too high.'
    return { productId, product, revision, from, to, problem }
  })
  return { ...toPlan(name, rows), reduction }
}

function reductionProblem(from: number, to: number, draft: boolean): string | undefined {
  if (draft) return 'It is a draft. Publish it first.'
  return to < from ? undefined : 'A reduction must be below the price of now.'
}

/** Gives each product of a change the price before it, unless something else has changed the price since. */
export async function planTakeBack(id: string): Promise<PricePlan> {
  const events = await readAllPages((cursor) =>
    fetchPage('GET /events', { query: { subject: `priceChanges/${id}`, cursor } }),
  )
  const name = events.find(({ type }) => type === 'prices-changed')?.after?.name
  const changes = events
    .filter(({ type }) => type === 'price-changed')
    .map((event) => ({ ...event, productId: event.subject.replace('products/', '') }))
  const { readNamedProducts } = await import('../read-products.ts')
  const products = await readNamedProducts(changes.map(({ productId }) => ({ productId })))
  const byId = new Map(products.map((product) => [product._id, product]))
  const rows = changes.map(({ productId, before, after }) => {
    const [to, changed] = [Number(before?.price), Number(after?.price)]
    // The API says of a deleted one that it is missing.
    const { revision = 0, price: from = changed } = byId.get(productId) ?? {}
    const isOther = from !== changed && from !== to
    const problem = isOther ? 'Something else has changed this price since.' : undefined
    const isAnnounced = Boolean(before?.reduction ?? after?.reduction)
    return { productId, product: String(after?.product), revision, from, to, problem, isAnnounced }
  })
  return { ...toPlan(`Taken back: ${name}`.slice(0, 100), rows), takeBack: id }
}

function toPlan(name: string, all: PriceRow[]): PricePlan {
  const leftOut = all.filter(({ problem }) => problem)
  const rows = all.filter(
    ({ from, to, problem, isAnnounced }) => !problem && (from !== to || isAnnounced),
  )
  const unchanged = all.length - rows.length - leftOut.length
  return { id: crypto.randomUUID(), name, rows, unchanged, leftOut }
}

/** What became of each row: an outcome of the API, or a sentence that says why it was not written. */
export async function writePrices(plan: PricePlan, batch: PriceRow[]) {
  const { id, name, rows, reduction, takeBack } = plan
  const changes = batch.map(({ productId, revision, to: price }) => {
    return reduction
      ? { productId, revision, set: {}, reduction: { ...reduction, price } }
      : { productId, revision, set: { price } }
  })
  const priceChange = { id, name, products: rows.length, ...(takeBack && { takeBack }) }
  const { results } = await fetchOnce('POST /products/changes', { body: { changes, priceChange } })
  return results.map(({ outcome, message }) => message ?? refusals[outcome] ?? outcome)
}

const refusals: Record<string, string | undefined> = {
  edited: 'Somebody has edited this product meanwhile.',
  missing: 'The product was deleted or merged meanwhile.',
}
