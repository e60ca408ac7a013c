import type {
  CollectionReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore'
import type { NewOrder } from '../../../contract/orders/order.ts'
import { currentProduct } from '../../../platform/events/current-product.ts'
import { readStored } from '../../../platform/firestore/stored-document.ts'
import { type ApiError, conflict, notFound } from '../../../platform/http/response/api-error.ts'
import { type OrderableProduct, publishedProductOf } from '../../products/stored-product.ts'

/** A product as of `updateTime`, the precondition of an order. */
export interface VersionedProduct {
  product: OrderableProduct
  updateTime: Timestamp
}

/** Unpublished products may have the name of a published product; with more documents the name is ambiguous. */
const maxSameName = 10

/** Instead of a product: 404, also if it is unpublished or unreadable, and 409 for an ambiguous name. */
export async function findProducts(
  products: CollectionReference,
  orders: NewOrder[],
): Promise<(VersionedProduct | ApiError)[]> {
  const ids = [...new Set(orders.flatMap(({ productId }) => productId ?? []))]
  const documents = ids.map((id) => products.doc(id))
  const snapshots = documents.length > 0 ? await products.firestore.getAll(...documents) : []
  const db = products.firestore
  const current = await Promise.all(
    snapshots.map((found) => (found.exists ? found : currentProduct(db, found.id))),
  )
  const byId = new Map(
    current.map((found, index) => {
      const isRepeated = current.findIndex(({ id }) => id === found.id) < index
      return [ids[index], isRepeated ? repeatedLine() : versionedProduct(found)]
    }),
  )
  return Promise.all(
    orders.map(async ({ productId, product }) =>
      productId ? (byId.get(productId) ?? notFound('product')) : findByName(products, product),
    ),
  )
}

const repeatedLine = () =>
  conflict('repeated-line', 'It is the product of another line by now. Order it in one line.')

async function findByName(products: CollectionReference, name: string | undefined) {
  const { docs } = await products.where('product', '==', name).limit(maxSameName).get()
  const [found, another] = docs.filter((doc) => doc.get('draft') !== true)
  if (!found && docs.length < maxSameName) return findMerged(products.firestore, name)
  if (!another && docs.length < maxSameName) return versionedProduct(found)
  return ambiguousName()
}

const ambiguousName = () =>
  conflict('ambiguous-product', 'Several products have this name: send productId')

async function findMerged(db: Firestore, name: string | undefined) {
  const merged = db.collection('mergedProducts').where('product', '==', name)
  const { docs } = await merged.limit(maxSameName).get()
  const found = await Promise.all(docs.map(({ id }) => currentProduct(db, id)))
  const [one, another] = new Map(found.map((product) => [product.id, product])).values()
  return another ? ambiguousName() : versionedProduct(one)
}

function versionedProduct(snapshot: DocumentSnapshot | undefined): VersionedProduct | ApiError {
  const product = snapshot && readStored(snapshot, publishedProductOf)
  if (!product || !snapshot?.updateTime) return notFound('product')
  return { product, updateTime: snapshot.updateTime }
}
