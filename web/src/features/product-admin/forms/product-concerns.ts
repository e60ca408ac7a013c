import type { QueryClient } from '@tanstack/react-query'
import { partNumberKey } from '@tech-house/api/contract/catalog/item-numbers'
import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { nameKey } from '@tech-house/api/contract/catalog/product-name'
import { plainText } from '@tech-house/api/parts/plain-text'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { productSummary } from '../product-search.ts'

export interface Concern {
  question: string
  warning: string
  field: 'product' | 'type' | 'partNumbers' | 'gtin' | 'minimum_order'
}

export interface NewValues {
  product: string | undefined
  type: string | undefined
  partNumbers?: string[] | undefined
  gtin?: string | undefined
  isSoldOut: boolean
}

interface Known {
  types: string[]
  /** What the searches for the new name and numbers have found. */
  others: Pick<ManagedProduct, 'product' | 'partNumbers' | 'gtin'>[]
}

export const nothingKnown: Known = { types: [], others: [] }

export async function readKnown(
  queryClient: QueryClient,
  { product, type, partNumbers = [], gtin }: NewValues,
  id?: string,
): Promise<Known> {
  const searches = [product, ...partNumbers, gtin].filter((text) => text !== undefined)
  const [summary, ...found] = await Promise.all([
    type ? queryClient.fetchQuery({ ...productSummary(), retry: false }) : { types: [] },
    ...searches.map((q) => apiFetch('GET /products?view=admin', { query: { q, limit: maxFound } })),
  ])
  return { types: summary.types, others: found.flat().filter(({ _id }) => _id !== id) }
}

const maxFound = '500'

export function findConcerns(values: NewValues, { types, others }: Known): Concern[] {
  const { product, type, partNumbers = [], gtin, isSoldOut } = values
  const isTaken = product && others.some((other) => nameKey(other.product) === nameKey(product))
  const isNewType = type && types.length > 0 && !types.includes(type)
  const sameNumbers = partNumbers.flatMap((number) => {
    const key = partNumberKey(number)
    const other = others.find((other) =>
      other.partNumbers?.some((known) => partNumberKey(known) === key),
    )
    return other ? sameNumber('partNumbers', `the part number ${number}`, other.product) : []
  })
  const owner = gtin && others.find((other) => other.gtin && gtinKey(other.gtin) === gtinKey(gtin))
  return [
    ...(isTaken ? [sameName(product)] : []),
    ...(isNewType ? [newType(type, types)] : []),
    ...sameNumbers,
    ...(owner ? [sameNumber('gtin', `the GTIN ${gtin}`, owner.product)] : []),
    ...(isSoldOut ? [soldOut] : []),
  ]
}

/** A GTIN-12 is the GTIN-13 with a zero before it. */
const gtinKey = (gtin: string) => gtin.padStart(14, '0')

const sameNumber = (field: Concern['field'], number: string, product: string): Concern => ({
  question: `A second product with ${number}?`,
  warning: `“${product}” has ${number}. Customers who search for it find both.`,
  field,
})

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
