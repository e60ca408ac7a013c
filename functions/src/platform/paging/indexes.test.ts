import { FieldPath, setLogFunction, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import declared from '../../../../firestore.indexes.json' with { type: 'json' }
import { aProduct } from '../../../test/support/api.ts'
import { callOf, endpoints } from '../../../test/support/contract.ts'
import { emptyDatabase } from '../../../test/support/empty-database.ts'
import { aContact } from '../../../test/support/enquiries.ts'
import { configs, missingIndex } from '../../../test/support/missing-index.ts'
import { auth, db, events, tester } from '../../../test/support/people.ts'
import { personalCollections } from '../../domains/account-data/collections.ts'
import { readEvents } from '../../domains/activity/event-reads.ts'
import { EnquiryStore, enquiriesIn } from '../../domains/enquiries/enquiry-store.ts'
import { cleanUpImages } from '../../domains/images/clean-up-images.ts'
import { eraseImage } from '../../domains/images/personal-data.ts'
import { NewsletterStore } from '../../domains/newsletter/newsletter-store.ts'
import { cancelStalePurchases } from '../../domains/orders/changes/cancel-stale-purchases.ts'
import { messagesIn } from '../../domains/orders/messages/message-store.ts'
import { OrderReads } from '../../domains/orders/order-reads.ts'
import { OrderStore } from '../../domains/orders/order-store.ts'
import { PurchaseReads } from '../../domains/orders/purchases/purchase-reads.ts'
import { MailStore } from '../../domains/outbox/mail-store.ts'
import { deliveriesSince } from '../../domains/overview/overview-store.ts'
import { ProductStore } from '../../domains/products/product-store.ts'
import { findStockMismatches } from '../../domains/products/reconcile-stock.ts'
import { ReviewStore } from '../../domains/reviews/review-store.ts'
import { stockAlertReader } from '../../domains/stock-alerts/on-event.ts'
import { StockAlertStore } from '../../domains/stock-alerts/stock-alert-store.ts'
import { BlockStore } from '../../domains/users/block-store.ts'
import { CustomerReads } from '../../domains/users/customer-reads.ts'
import { UserStore } from '../../domains/users/user-store.ts'
import { eventsAbout } from '../events/event-log.ts'
import { readDueMails } from '../mail/mail-queue.ts'
import { Outbox } from '../mail/outbox.ts'

const [products, reviews] = [new ProductStore(events), new ReviewStore(events)]
const enquiries = new EnquiryStore(events, new Outbox(db), '', 14)
/** A database of its own, whose stock is summed up by few queries. */
const oneProduct = emptyDatabase()
await oneProduct.doc('products/x').set({ available_quantity: 0 })
const stockCheck = () => findStockMismatches(oneProduct)
const deliveries = () => deliveriesSince(db, '2026-01-01').get()

const mails = new Outbox(db)
const page = { limit: 1, cursor: { seconds: 1, nanoseconds: 0, id: 'x' } }

/** A purchase number is read as a document, and finds orders. */
const number = '7K4M9QXT'
await db.doc(`purchases/${number}`).set({})

/** The queries of each paged list: one per filter, and one without filters. */
const queries: Record<string, Record<string, () => Promise<unknown>>> = {
  'GET /orders': {
    all: () => new OrderReads(db).list(page),
    q: () => new OrderReads(db).list(page, { q: 'x' }),
    status: () => new OrderReads(db).list(page, { status: 'pending' }),
    waiting: () => new OrderReads(db).list(page, { waiting: '1' }),
    email: () => new OrderReads(db).list(page, { email: 'x@example.com' }),
    productId: () => new OrderReads(db).list(page, { productId: 'x' }),
    from: () => new OrderReads(db).list(page, { from: '2026-01-01T00:00:00Z' }),
    to: () => new OrderReads(db).list(page, { to: '2026-01-01T00:00:00Z' }),
  },
  'GET /myorders': {
    all: () => new OrderReads(db).listOf('x', page),
    email: () => new OrderReads(db).listOf('x', page),
    q: () => new OrderReads(db).listOf('x', page, 'x'),
  },
  'GET /purchases': { all: () => new PurchaseReads(db).listOf('x', page) },
  'GET /purchases?view=admin': {
    all: () => new PurchaseReads(db).list(page),
    number: () => new OrderReads(db).list(page, { q: number }),
    status: () => new PurchaseReads(db).list(page, { status: 'pending' }),
    unanswered: () => new PurchaseReads(db).list(page, { unanswered: '1' }),
    payment: () => new PurchaseReads(db).list(page, { payment: 'open' }),
    email: () => new PurchaseReads(db).list(page, { email: 'x@example.com' }),
    from: () => new PurchaseReads(db).list(page, { from: '2026-01-01T00:00:00Z' }),
    to: () => new PurchaseReads(db).list(page, { to: '2026-01-01T00:00:00Z' }),
  },
  'GET /enquiries': {
    all: () => enquiries.list(page),
    kind: () => enquiries.list({ ...page, kind: 'contact' }),
    open: () => enquiries.list({ ...page, open: '1' }),
  },
  'GET /users': {
    all: () => new UserStore(events, auth).list(page),
    email: () => new UserStore(events, auth).list(page, 'x@example.com'),
  },
  'GET /users?view=staff': { all: () => new CustomerReads(db, auth).listStaff(page) },
  'GET /customers': {
    all: () => new CustomerReads(db, auth).list(page),
    q: () => new CustomerReads(db, auth).list(page, 'x'),
  },
  'GET /mail': {
    all: () => new MailStore(db).list(page),
    to: () => new MailStore(db).list(page, 'x@example.com'),
  },
  'GET /subscribers': { all: () => new NewsletterStore(db, mails).list(page) },
  'GET /events': {
    all: () => readEvents(db, auth, page),
    actor: () => readEvents(db, auth, page, { actor: 'x@example.com' }),
    subject: () => readEvents(db, auth, page, { subject: 'products/x' }),
    from: () => readEvents(db, auth, page, { from: '2026-01-01T00:00:00Z' }),
    to: () => readEvents(db, auth, page, { to: '2026-01-01T00:00:00Z' }),
  },
  // The first call reads the whole list, the second one its changes.
  'GET /products': {
    all: () => products.list(page),
    fresh: () => products.list({ ...page, fresh: 'now' }),
  },
  'GET /reviews': {
    all: () => reviews.list(page),
    fresh: () => reviews.list({ ...page, fresh: 'now' }),
  },
}

const listQueries = Object.values(queries).flatMap((filters) => Object.values(filters))

const { users, uploads, messageCounts, newsletter, ...lists } = personalCollections
const owner = { uid: 'x', email: 'x@example.com', emailVerified: true }
const ownQueries = [
  ...Object.values(lists).map(({ documents }) => documents(db, owner)),
  lists.mail.alsoErased(db, 'x'),
  lists.messages.alsoErased(db, 'x'),
  lists.notes.alsoErased(db, 'x'),
  messagesIn(db, 'messages').where('purchase', '==', 'x'),
  messagesIn(db, 'messages').where('uid', '==', 'x').orderBy('at', 'desc'),
  messagesIn(db, 'notes').where('uid', '==', 'x').orderBy('at', 'desc'),
  enquiriesIn(db).where('email', '==', 'x').orderBy('at', 'desc'),
  eventsAbout(db, ['orders/x']),
].map((query) => async () => query?.get())

test('every paged list and each of its filters is among the queries [API-11, API-24]', () => {
  const lists = endpoints
    .filter(({ responseKind }) => responseKind === 'page')
    .map((list) => {
      const filters = Object.keys(list.query?.shape ?? {})
      return [callOf(list), ['all', ...filters.filter((key) => !(key in page))]]
    })
  const listed = Object.entries(queries).map(([call, filters]) => [call, Object.keys(filters)])
  expect(listed.sort()).toEqual(lists.sort())
})

test('firestore.indexes.json contains the composite indexes of the queries and no others [API-10, API-11, API-24]', async () => {
  const asked = await sentBy([...listQueries, ...ownQueries, stockCheck, deliveries])
  // The stock check reads a page of products, one of events and one of imports, and sums the stock of one.
  expect(asked.length).toBe(listQueries.length + ownQueries.length + 5)
  const needed = asked.flatMap(alternativesOf).map(personalFieldsAt)
  const composite = needed.filter(({ fields }) => fields.length > 1).map(text)
  const indexes = declared.indexes.map(({ collectionGroup, fields }) =>
    text({
      collection: collectionGroup,
      fields: fields.map(
        ({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`,
      ),
    }),
  )
  expect(new Set(indexes)).toEqual(new Set(composite))
  const grouped = needed.filter(({ isGroup }) => isGroup).map(text)
  expect(declared.fieldOverrides.flatMap(groupIndexes)).toEqual(grouped)
})

test('the queries of schedules and of rare calls have their indexes, and use no field that is exempt [API-5, API-13, API-17]', async () => {
  // Writes nothing, because other tests run concurrently.
  const alerts = new StockAlertStore(db, {
    add: () => expect.unreachable(),
    recipientOf: async () => 'x@example.com',
    removeQueued: async () => {},
    siteUrl: undefined,
  })
  const buyer = { ...tester, name: 'Alice Example', photo: undefined }
  const image = await db.collection('images').add({ unusedSince: Timestamp.fromMillis(0) })
  const orders = new OrderStore(events)
  const unused = db.collection('images').where(FieldPath.documentId(), '==', image.id)
  const sent = await sentBy([
    ...listQueries,
    ...ownQueries,
    stockCheck,
    deliveries,
    async () => eraseImage(db, { image: await db.doc('images/x').get(), uid: 'x' }, new Set()),
    () => new OrderStore(events).purchase({ product: 'No such product', quantity: 1 }, buyer),
    () => aProduct(),
    () => reviews.add({ rating: 4, review: 'Packed with care.' }, buyer),
    () => cleanUpImages(db, { images: unused }),
    () => cancelStalePurchases({ db, orders, mails, cancelAfterDays: 14 }, 0),
    () => new NewsletterStore(db, mails).unsubscribe('x'),
    () => stockAlertReader(db, alerts).run(),
    () => alerts.mailWaiting('x'),
    () => alerts.withdrawAll('x'),
    () => new BlockStore(events).blockedUids(),
    () => enquiries.receive(aContact),
    () => new Outbox(db).removeQueued('x@example.com', 'back-in-stock'),
    () => readDueMails(db.collection('mail'), 1),
  ])
  // Each of these comes from one of the calls above.
  const some = ['orders image', 'products product', 'users blocked', 'users photoURL']
  expect(sent.flatMap(fieldsUsed)).toEqual(expect.arrayContaining(some))
  expect(sent.map((query) => missingIndex(query, declared)).filter(Boolean)).toEqual([])
})

/** The queries that these calls send, even if the calls fail. */
async function sentBy(calls: (() => Promise<unknown>)[]): Promise<StructuredQuery[]> {
  const lines: string[] = []
  setLogFunction((line) => lines.push(line))
  for (const call of calls) await call().catch(() => {})
  setLogFunction(null)
  return lines.flatMap(structuredQueries)
}

/** A query for each filter, because each one has an index of its own; Firestore merges those of an `AND`. */
function alternativesOf(query: StructuredQuery): StructuredQuery[] {
  const { where } = query
  if (!where || !('compositeFilter' in where)) return [query]
  // A range has no index of its own.
  return fieldFilters(where)
    .filter(({ fieldFilter }) => configs[fieldFilter.op])
    .map((filter) => ({ ...query, where: filter }))
}

/** `collection field` for each top-level field by which a query filters or sorts. */
function fieldsUsed({ from, where, orderBy = [] }: StructuredQuery): string[] {
  const paths = [
    ...(where ? fieldFilters(where) : []).map(({ fieldFilter }) => fieldFilter.field.fieldPath),
    ...orderBy.map(({ field }) => field.fieldPath),
  ]
  return paths.flatMap((path) => (path ? [`${from[0]?.collectionId} ${path.split('.')[0]}`] : []))
}

type Override = (typeof declared.fieldOverrides)[number]

/** Firestore creates single-field indexes automatically, but not for collection groups. */
function groupIndexes({ collectionGroup, fieldPath, indexes }: Override): string[] {
  return indexes
    .filter(({ queryScope }) => queryScope === 'COLLECTION_GROUP')
    .map(({ order }) => `${collectionGroup}, ${fieldPath} ${order}`)
}

interface FieldFilter {
  fieldFilter: { field: { fieldPath: string }; op: string }
}
type QueryFilter = FieldFilter | { compositeFilter: { op: string; filters: QueryFilter[] } }

const fieldFilters = (filter: QueryFilter): FieldFilter[] =>
  'compositeFilter' in filter ? filter.compositeFilter.filters.flatMap(fieldFilters) : [filter]

/** The parts of Firestore's wire format that determine an index. */
interface StructuredQuery {
  from: { collectionId: string; allDescendants?: boolean }[]
  where?: QueryFilter
  orderBy?: { field: { fieldPath: string }; direction: string }[]
}

/** The query in a line of the client's log, if any. */
function structuredQueries(line: string): StructuredQuery[] {
  const [, request] = line.split('Sending request: ')
  if (!request?.startsWith('{')) return []
  const { structuredQuery, structuredAggregationQuery: sums } = JSON.parse(request)
  if (!sums) return structuredQuery ? [structuredQuery] : []
  const { where } = sums.structuredQuery
  const ranges = (where ? fieldFilters(where) : []).filter(
    ({ fieldFilter: { op } }) => !configs[op],
  )
  // A sum is read from an index that also has the summed field.
  const orderBy = [
    ...ranges.map(({ fieldFilter }) => fieldFilter.field),
    sums.aggregations[0].sum.field,
    { fieldPath: '__name__' },
  ]
  return [
    {
      ...sums.structuredQuery,
      orderBy: orderBy.map((field) => ({ field, direction: 'ASCENDING' })),
    },
  ]
}

function personalFieldsAt({ from, where, orderBy = [] }: StructuredQuery) {
  const orders = orderBy.map(({ field, direction }) => `${field.fieldPath} ${direction}`)
  const filter = where && 'fieldFilter' in where ? where.fieldFilter : undefined
  const config = configs[filter?.op ?? '']
  // A range filter uses the index in the order of its field.
  if (filter && !config) expect(orders[0]).toContain(filter.field.fieldPath)
  // Every index ends with the document name, in the direction of the field before it.
  const [field, direction] = orders.at(-2)?.split(' ') ?? []
  if (field) expect(orders.pop()).toBe(`__name__ ${direction}`)
  return {
    collection: from[0]?.collectionId,
    isGroup: from[0]?.allDescendants === true,
    fields: [...(filter && config ? [`${filter.field.fieldPath} ${config}`] : []), ...orders],
  }
}

const text = ({ collection, fields }: { collection: string | undefined; fields: string[] }) =>
  [collection, ...fields].join(', ')
