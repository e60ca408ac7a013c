import type { QueryClient } from '@tanstack/react-query'
import type { MatchQuery, ProductMatch } from '@tech-house/api/contract/catalog/product-import'
import { plainText } from '@tech-house/api/parts/plain-text'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { productSummary } from '../product-summary.ts'

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

/** What to ask before these values of the product with this id are stored. */
export async function findConcerns(
  queryClient: QueryClient,
  values: NewValues,
  id?: string,
): Promise<Concern[]> {
  const { type, isSoldOut } = values
  const identifiers = identifiersOf(values)
  const rows = identifiers.map(({ query }) => query)
  const [{ types }, { matches }] = await Promise.all([
    type ? queryClient.fetchQuery({ ...productSummary(), retry: false }) : nothing,
    rows.length > 0 ? apiFetch('POST /products/match', { body: { rows } }) : nothing,
    // Without an answer there is nothing to ask; the write itself will report it.
  ]).catch(() => [nothing, nothing] as const)
  const taken = identifiers.flatMap(({ concernOf }, index) => {
    const other = matches[index]?.products.find(({ _id }) => _id !== id)
    return other ? concernOf(other.product) : []
  })
  const isNewType = type && types.length > 0 && !types.includes(type)
  return [...taken, ...(isNewType ? [newType(type, types)] : []), ...(isSoldOut ? [soldOut] : [])]
}

const nothing: { types: string[]; matches: ProductMatch[] } = { types: [], matches: [] }

interface Identifier {
  query: MatchQuery
  /** If another product has it. */
  concernOf: (other: string) => Concern
}

const identifiersOf = ({ product, partNumbers = [], gtin }: NewValues): Identifier[] => [
  ...(product ? [{ query: { product }, concernOf: () => sameName(product) }] : []),
  ...partNumbers.map((number) => ({
    query: { partNumbers: [number] },
    concernOf: sameNumber('partNumbers', `the part number ${number}`),
  })),
  ...(gtin ? [{ query: { gtin }, concernOf: sameNumber('gtin', `the GTIN ${gtin}`) }] : []),
]

const sameNumber =
  (field: Concern['field'], number: string) =>
  (other: string): Concern => ({
    question: `A second product with ${number}?`,
    warning: `“${other}” has ${number}. Customers who search for it find both.`,
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
