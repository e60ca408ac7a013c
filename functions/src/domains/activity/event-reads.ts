import type { Auth } from 'firebase-admin/auth'
import {
  type DocumentSnapshot,
  Filter,
  type Firestore,
  type Query,
  type Timestamp,
} from 'firebase-admin/firestore'
import { type EventFilter, ShopEvent } from '../../contract/event.ts'
import { readPurchaseNumber } from '../../contract/orders/purchase-number.ts'
import type { Page, PageQuery } from '../../contract/page.ts'
import { eventCollections, eventTypes } from '../../contract/shop-events.ts'
import { plainText } from '../../parts/plain-text.ts'
import { idsOfProduct } from '../../platform/events/current-product.ts'
import { searchedPrefix } from '../../platform/firestore/buyer-prefixes.ts'
import { chunksOf } from '../../platform/firestore/map-in-chunks.ts'
import { findAccounts } from '../../platform/http/access/accounts.ts'
import { readPage } from '../../platform/paging/read-page.ts'
import { purchaseRef } from '../orders/purchases/stored-purchase.ts'

export async function readEvents(
  db: Firestore,
  auth: Auth,
  page: PageQuery,
  { actor, subject, from, to }: EventFilter = {},
): Promise<Page<ShopEvent>> {
  const matching = (subjects: Filter): Query => {
    let query: Query = db.collection('events').where(subjects)
    if (actor) query = query.where('actor.email', '==', actor)
    if (from) query = query.where('at', '>=', new Date(from))
    if (to) query = query.where('at', '<', new Date(to))
    return query
  }
  const isPath = eventCollections.some((collection) => subject?.startsWith(`${collection}/`))
  const paths = subject && !isPath ? await pathsOfPurchases(db, subject) : []
  // Every Firestore allows ten in one filter.
  const ofPurchases = [...chunksOf(paths, 10)].map((ten) => Filter.where('subject', 'in', ten))
  const [, product] = subject?.match(/^(?:products\/)?([^/]+)$/) ?? []
  const merged = product ? await idsOfProduct(db, product) : []
  const ofMerged = merged.filter((id) => id !== product).map((id) => about(`products/${id}`))
  const filters = [subject ? about(subject) : isListed, ...ofPurchases, ...ofMerged]
  const { rows, next } = await readPage(filters.map(matching), 'at', page, eventOf)
  return { rows: await withAccounts(auth, rows), next }
}

/** Of the purchase with this number, or of the newest with this reference, and of all their orders. */
async function pathsOfPurchases(db: Firestore, text: string): Promise<string[]> {
  const number = readPurchaseNumber(text)
  const numbered = number ? await purchaseRef(db, number).get() : undefined
  const purchases = numbered?.exists ? [numbered] : await purchasesWithReference(db, text)
  return purchases.flatMap((purchase) => {
    const orders: string[] = purchase.get('orderIds') ?? []
    return [purchase.ref.path, ...orders.map((id) => `orders/${id}`)]
  })
}

async function purchasesWithReference(db: Firestore, text: string): Promise<DocumentSnapshot[]> {
  const prefix = searchedPrefix(text)
  if (!prefix) return []
  const beginning = db.collection('orders').where('buyerPrefixes', 'array-contains', prefix)
  const { docs } = await beginning.orderBy('createdAt', 'desc').limit(100).get()
  const isSame = (order: DocumentSnapshot) =>
    plainText(order.get('reference') ?? '') === plainText(text)
  const numbers = new Set(docs.filter(isSame).map((order): string => order.get('purchase')))
  const found = [...numbers].map((number) => purchaseRef(db, number))
  return found.length > 0 ? (await db.getAll(...found)).filter(({ exists }) => exists) : []
}

async function withAccounts(auth: Auth, events: ShopEvent[]): Promise<ShopEvent[]> {
  const uids = [...new Set(events.flatMap((event) => accountOf(event) ?? []))]
  const accounts = await findAccounts(auth, uids)
  return events.map((event) => {
    const accountEmail = accounts.get(accountOf(event) ?? '')?.email
    return accountEmail ? { ...event, accountEmail } : event
  })
}

/** One `prices-changed` stands for up to 5,000 of the other type. Firestore takes 30 types, and the embedded one no long `in`. */
const isListed = Filter.or(
  ...eventTypes
    .filter((type) => type !== 'price-changed')
    .map((type) => Filter.where('type', '==', type)),
)

/** The uid of the account that an event is about. Firebase Auth refuses longer ones. */
const accountOf = ({ subject }: ShopEvent) => subject.match(/^users\/(.{1,128})$/)?.[1]

/** Events of this document, those of orders that moved the stock of this product, and each price of this change. */
function about(subject: string): Filter {
  const [, id] = subject.match(/^(?:products\/|priceChanges\/)?([^/]+)$/) ?? []
  const paths = eventCollections.map((collection) => `${collection}/${subject}`)
  const own = subject.includes('/')
    ? Filter.where('subject', '==', subject)
    : Filter.where('subject', 'in', paths)
  const related = ['stock.productId', 'priceChange'].map((field) => Filter.where(field, '==', id))
  return id ? Filter.or(own, ...related) : own
}

function eventOf(snapshot: DocumentSnapshot): ShopEvent {
  const at: Timestamp = snapshot.get('at')
  return ShopEvent.parse({ ...snapshot.data(), _id: snapshot.id, at: at.toDate().toISOString() })
}
