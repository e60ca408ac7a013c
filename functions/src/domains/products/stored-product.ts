import type { DocumentSnapshot } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import { nextPriceChange, priceAt } from '../../contract/catalog/price-timeline.ts'
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

export interface OrderableProduct extends Product, Pick<ProductDetails, 'partNumbers' | 'merged'> {
  /** When its price changes without a write, in ms. */
  priceUntil: number
}

/** `undefined` if it is missing or unpublished. Throws if it does not fit the contract. */
export function publishedProductOf(snapshot: DocumentSnapshot): OrderableProduct | undefined {
  if (!snapshot.exists || isUnpublished(snapshot)) return undefined
  const { partNumbers, merged } = ProductDetails.shape
  const stored = validFields(z.object({ partNumbers, merged, ...reduced }), snapshot.data() ?? {})
  const { reduction, ...product } = atTime({ ...productOf(snapshot), ...stored })
  return { ...product, priceUntil: nextPriceChange({ ...product, reduction }, Date.now()) }
}

/** Like `publishedProductOf`, with specifications; also `undefined` if it does not fit the contract. */
export function publishedDetailsOf(snapshot: DocumentSnapshot): ProductDetails | undefined {
  const entry = snapshot.exists ? readStored(snapshot, entryOf) : undefined
  if (!entry || entry.draft) return undefined
  const { draft, reorderAt, reduction, ...product } = atTime(entry)
  return product
}

/** The product with all its fields, and its price of now. Throws 404 if it is missing or does not fit the contract. */
export function managedProductOf(snapshot: DocumentSnapshot): ManagedProduct {
  const entry = snapshot.exists && readStored(snapshot, entryOf)
  if (!entry) throw notFound('product')
  return atTime(entry)
}

/** A stored product with its price at this time, by default now; the same object without a reduction. */
export function atTime<Stored extends Pick<ManagedProduct, 'price' | 'priorPrice' | 'reduction'>>(
  stored: Stored,
  time: number = Date.now(),
): Stored {
  if (!stored.reduction) return stored
  const { price, priorPrice, reduction, ...others } = stored
  // The same fields, with other values.
  return { ...others, ...priceAt(stored, time) } as Stored
}

const reduced = { reduction: ManagedProduct.shape.reduction }

/** Parses a stored product with the specifications that fit the contract, and its price as stored; throws if it does not fit. */
export function entryOf(snapshot: DocumentSnapshot): ManagedProduct {
  const specs = storedSpecifications(snapshot.get('specs'))
  const stored = snapshot.data() ?? {}
  const { reorderAt, reduction } = validFields(z.extend(ShopFields, reduced), stored)
  const merged = MergedProducts.safeParse(stored.merged).data
  return {
    ...productOf(snapshot),
    ...validFields(ItemFields, stored),
    ...(specs && { specs }),
    ...(reorderAt !== undefined && { reorderAt }),
    ...(merged && { merged }),
    ...(reduction && { reduction }),
    draft: isUnpublished(snapshot),
    revision: revisionOf(snapshot),
  }
}

function productOf(snapshot: DocumentSnapshot): Product {
  // What a price is compared with is in its reduction.
  const { priorPrice, ...product } = Product.parse({ ...snapshot.data(), _id: snapshot.id })
  return product
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
