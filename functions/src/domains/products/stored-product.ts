import type { DocumentSnapshot } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import {
  ItemFields,
  MergedProducts,
  Product,
  ProductDetails,
  ShopFields,
} from '../../contract/catalog/product.ts'
import {
  type Specifications,
  specificationsSchema,
} from '../../parts/specifications/specifications.ts'
import { readStored, validFields } from '../../platform/firestore/stored-document.ts'
import { notFound } from '../../platform/http/response/api-error.ts'

export type OrderableProduct = Product & Pick<ProductDetails, 'partNumbers' | 'merged'>

/** `undefined` if it is missing or unpublished. Throws if it does not fit the contract. */
export function publishedProductOf(snapshot: DocumentSnapshot): OrderableProduct | undefined {
  if (!snapshot.exists || isUnpublished(snapshot)) return undefined
  const { partNumbers, merged } = ProductDetails.shape
  return {
    ...productOf(snapshot),
    ...validFields(z.object({ partNumbers, merged }), snapshot.data() ?? {}),
  }
}

/** Like `publishedProductOf`, with specifications; also `undefined` if it does not fit the contract. */
export function publishedDetailsOf(snapshot: DocumentSnapshot): ProductDetails | undefined {
  const entry = snapshot.exists ? readStored(snapshot, entryOf) : undefined
  if (!entry || entry.draft) return undefined
  const { draft, reorderAt, ...product } = entry
  return product
}

/** The product with all its fields. Throws 404 if it is missing or does not fit the contract. */
export function managedProductOf(snapshot: DocumentSnapshot): ManagedProduct {
  const entry = snapshot.exists && readStored(snapshot, entryOf)
  if (!entry) throw notFound('product')
  return entry
}

/** Parses a stored product with the specifications that fit the contract; throws if it does not fit. */
export function entryOf(snapshot: DocumentSnapshot): ManagedProduct {
  const specs = storedSpecifications(snapshot.get('specs'))
  const stored = snapshot.data() ?? {}
  const { reorderAt } = validFields(ShopFields, stored)
  const merged = MergedProducts.safeParse(stored.merged).data
  return {
    ...productOf(snapshot),
    ...validFields(ItemFields, stored),
    ...(specs && { specs }),
    ...(reorderAt !== undefined && { reorderAt }),
    ...(merged && { merged }),
    draft: isUnpublished(snapshot),
    revision: revisionOf(snapshot),
  }
}

function productOf(snapshot: DocumentSnapshot): Product {
  return Product.parse({ ...snapshot.data(), _id: snapshot.id })
}

const revisionOf = (snapshot: DocumentSnapshot): number =>
  z.catch(z.int().check(z.nonnegative()), 0).parse(snapshot.get('revision'))

export const isUnpublished = (snapshot: DocumentSnapshot) => snapshot.get('draft') === true

/** The stored specifications that fit their kind; `undefined` without a known kind or field. */
export function storedSpecifications(stored: unknown): Specifications | undefined {
  const fields = Object.fromEntries(Object.entries(stored ?? {}))
  const schema = specificationsSchema(fields.kind)
  const whole = schema?.safeParse(fields)
  const valid = whole?.success ? whole.data : schema && validFields(schema, fields)
  // Each field fits the schema of this kind.
  return valid && Object.keys(valid).length > 1 ? (valid as Specifications) : undefined
}
