import type { QueryClient } from '@tanstack/react-query'
import { nameKey } from '@tech-house/api/contract/catalog/product-name'
import { plainText } from '@tech-house/api/parts/plain-text'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { productSummary } from '../product-search.ts'

export interface Concern {
  question: string
  warning: string
  field: 'product' | 'type' | 'minimum_order'
}

export interface NewValues {
  product: string | undefined
  type: string | undefined
  isSoldOut: boolean
}

interface Known {
  types: string[]
  names: string[]
}

export async function readKnown(
  queryClient: QueryClient,
  { product, type }: Pick<NewValues, 'product' | 'type'>,
  id?: string,
): Promise<Known> {
  const [summary, found] = await Promise.all([
    type ? queryClient.fetchQuery({ ...productSummary(), retry: false }) : { types: [] },
    product ? apiFetch('GET /products?view=admin', { query: { q: product, limit: maxFound } }) : [],
  ])
  const others = found.filter(({ _id }) => _id !== id)
  return { types: summary.types, names: others.map((other) => other.product) }
}

const maxFound = '500'

export function findConcerns({ product, type, isSoldOut }: NewValues, known: Known): Concern[] {
  const isTaken = product && known.names.some((name) => nameKey(name) === nameKey(product))
  const isNewType = type && known.types.length > 0 && !known.types.includes(type)
  return [
    ...(isTaken ? [sameName(product)] : []),
    ...(isNewType ? [newType(type, known.types)] : []),
    ...(isSoldOut ? [soldOut] : []),
  ]
}

const sameName = (name: string): Concern => ({
  question: `A second product named “${name}”?`,
  warning: 'The shop has a product of this name. Customers cannot tell the two apart.',
  field: 'product',
})

function newType(type: string, types: string[]): Concern {
  const similar = types.find((known) => stems(known) === stems(type))
  return {
    question: `Start the new type “${type}”?`,
    warning: similar
      ? `The shop has the type “${similar}”. With another spelling customers find this product apart from those.`
      : 'No product of the shop has this type yet, so customers find this one apart from the others.',
    field: 'type',
  }
}

const stems = (type: string): string =>
  plainText(type)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/s$/, ''))
    .join(' ')

const soldOut: Concern = {
  question: 'This product will show as sold out',
  warning: 'The minimum order is larger than the available quantity, so nobody can order it.',
  field: 'minimum_order',
}
