import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { dayMs } from '../../parts/days.ts'
import { ifUnchanged } from '../../platform/firestore/grpc-codes.ts'
import type { Erasure } from '../../platform/firestore/personal-data.ts'
import { readAll } from '../../platform/paging/read-all.ts'

const pageRows = 100

interface Options {
  siteUrl?: string | undefined
  now?: number
  images?: Query
}

/** After a day without use. What an admin has deleted keeps its document, because it refuses another upload. */
export async function cleanUpImages(
  db: Firestore,
  { siteUrl, now = Date.now(), images = db.collection('images') }: Options = {},
): Promise<number> {
  const used = await usedImages(db)
  const byId = images.orderBy(FieldPath.documentId())
  let deleted = 0
  for await (const page of readAll(byId.select('unusedSince', 'deletedAt'), pageRows)) {
    const outcomes = page.map((image) => ifUnchanged(cleanUp(image, used.has(image.id))))
    deleted += (await Promise.all(outcomes)).filter((isDeleted) => isDeleted).length
  }
  return deleted

  async function cleanUp(image: QueryDocumentSnapshot, hasInteracted: boolean): Promise<boolean> {
    if (image.get('deletedAt')) return false
    const unusedSince: Timestamp | null | undefined = image.get('unusedSince')
    // A concurrent upload changes the document, so the precondition fails and the image stays.
    const unchanged = { lastUpdateTime: image.updateTime }
    const mark = (unusedSince: Timestamp | null) => image.ref.update({ unusedSince }, unchanged)
    if (hasInteracted && unusedSince) await mark(null)
    if (!hasInteracted && !unusedSince) await mark(Timestamp.fromMillis(now))
    if (hasInteracted || !unusedSince || unusedSince.toMillis() > now - dayMs) return false
    if (await isInOrder(image.id)) return false
    await image.ref.delete(unchanged)
    return true
  }

  /** Whether an order or a return shows the image. They are too many to read all of them. */
  async function isInOrder(id: string): Promise<boolean> {
    const path = `/api/images/${id}`
    const urls = siteUrl ? [path, new URL(path, siteUrl).href] : [path]
    const orders = db.collection('orders').where('image', 'in', urls)
    const purchases = db.collection('purchases').where('returnImages', 'array-contains-any', urls)
    const found = [orders, purchases].map((query) => query.select().limit(1).get())
    return (await Promise.all(found)).some(({ empty }) => !empty)
  }
}

async function usedImages(db: Firestore): Promise<Set<string>> {
  // An admin can enter an absolute URL of this shop; accounts and reviews have relative ones.
  const own = (documents: Query, field: string) =>
    documents.where(field, '>=', '/api/images/').where(field, '<', '/api/images0')
  const ids = await Promise.all([
    productImageIds(db),
    imageIds(own(db.collection('users'), 'photoURL').orderBy('photoURL'), ['photoURL']),
    imageIds(own(db.collection('reviews'), 'image').orderBy('image'), ['image']),
  ])
  return new Set(ids.flat())
}

/** Reads all products, also merged ones, a page at a time, because a schedule has little memory. */
export async function productImageIds(db: Firestore, stop?: Erasure['stop']): Promise<string[]> {
  const ids = [db.collection('products'), db.collection('mergedProducts')].map((products) =>
    imageIds(products.orderBy(FieldPath.documentId()), ['image', 'images'], stop),
  )
  return (await Promise.all(ids)).flat()
}

async function imageIds(inOrder: Query, fields: string[], stop?: Erasure['stop']) {
  const ids: string[] = []
  for await (const page of readAll(inOrder.select(...fields), 1000)) {
    stop?.throwIfAborted()
    const urls = page.flatMap((doc) => fields.flatMap((field) => doc.get(field)))
    ids.push(
      ...urls.flatMap((url) => String(url).match(/\/api\/images\/([0-9a-f]{64})/)?.[1] ?? []),
    )
  }
  return ids
}
