import { maxPriceChange } from '@tech-house/api/contract/catalog/import-limits'
import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { unknownPrice } from '@tech-house/api/contract/money'
import { countOf, formatPrice } from '@tech-house/api/parts/format-number'
import { apiFetch, fetchPage } from '#shared/api/api-fetch.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { readAllPages } from '#shared/csv/read-all-pages.ts'
import { storedValue } from '#shared/saved-input.ts'
import type { ProductSearch } from '../product-search.ts'
import { canCost, describeRule, newPrice, type PriceRule } from './price-rule.ts'

export interface PriceRow extends Pick<ManagedProduct, 'product' | 'revision'> {
  productId: string
  from: number
  to: number
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
}

/** Until all rows are sent. */
export const storedPlan = (owner: string) =>
  storedValue<PricePlan>(owner, 'price-change', ({ id, rows }) => Boolean(id && rows))

/** Compares the products that the search finds, or those of them with an id in `ids`. */
export async function planPrices(
  search: ProductSearch,
  ids: string[] | undefined,
  rule: PriceRule,
  name: string,
): Promise<PricePlan> {
  const found = await apiFetch('GET /products?view=admin', { query: search })
  const isChosen = ids && new Set(ids)
  const chosen = isChosen ? found.filter(({ _id }) => isChosen.has(_id)) : found
  const rows = chosen.map(({ _id: productId, product, price: from, revision }) => {
    const to = newPrice(from, rule)
    const isUnknown = from === unknownPrice && rule.kind !== 'set'
    const impossible = canCost(to) ? undefined : `No product can cost ${formatPrice(to)}.`
    const problem = isUnknown ? 'Its price is not known yet.' : impossible
    return { productId, product, revision, from, to, problem }
  })
  return toPlan(name.trim() || describeRule(rule), rows)
}

/** Gives each product of a change the price before it, unless something else has changed the price since. */
export async function planTakeBack(id: string): Promise<PricePlan> {
  const [events, products] = await Promise.all([
    readAllPages((cursor) =>
      fetchPage('GET /events', { query: { subject: `priceChanges/${id}`, cursor } }),
    ),
    apiFetch('GET /products?view=admin'),
  ])
  const byId = new Map(products.map((product) => [product._id, product]))
  const name = events.find(({ type }) => type === 'prices-changed')?.after?.name
  const rows = events
    .filter(({ type }) => type === 'price-changed')
    .map(({ subject, before, after }) => {
      const productId = subject.replace('products/', '')
      const [to, changed] = [Number(before?.price), Number(after?.price)]
      const { product, revision, price: from } = byId.get(productId) ?? deleted(after, changed)
      const isChanged = from !== changed && from !== to
      const problem = isChanged ? 'Something else has changed this price since.' : undefined
      return {
        productId,
        product,
        revision,
        from,
        to,
        problem: byId.has(productId) ? problem : 'The product was deleted.',
      }
    })
  return toPlan(`Taken back: ${name}`.slice(0, 100), rows)
}

const deleted = (after: Record<string, unknown> | null, price: number) => ({
  product: String(after?.product),
  revision: 0,
  price,
})

function toPlan(name: string, all: PriceRow[]): PricePlan {
  const leftOut = all.filter(({ problem }) => problem)
  const rows = all.filter(({ from, to, problem }) => !problem && from !== to)
  if (rows.length > maxPriceChange) {
    const most = countOf(maxPriceChange, 'price')
    throw new Error(`At most ${most} can change at once. Search for fewer products.`)
  }
  const unchanged = all.length - rows.length - leftOut.length
  return { id: crypto.randomUUID(), name, rows, unchanged, leftOut }
}

/** What became of each row: an outcome of the API, or a sentence that says why it was not written. */
export async function writePrices({ id, name, rows }: PricePlan, batch: PriceRow[]) {
  const { results } = await fetchOnce('POST /products/changes', {
    body: {
      priceChange: { id, name, products: rows.length },
      changes: batch.map(({ productId, revision, to }) => ({
        productId,
        revision,
        set: { price: to },
      })),
    },
  })
  return results.map(({ outcome, message }) => message ?? refusals[outcome] ?? outcome)
}

const refusals: Record<string, string | undefined> = {
  edited: 'Somebody has edited this product meanwhile.',
  missing: 'The product was deleted meanwhile.',
}
