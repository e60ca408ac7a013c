import type { Auth } from 'firebase-admin/auth'
import {
  type DocumentSnapshot,
  Filter,
  type Firestore,
  type Query,
  type Timestamp,
} from 'firebase-admin/firestore'
import { type EventFilter, EventType, eventCollections, ShopEvent } from '../../contract/event.ts'
import type { Page, PageQuery } from '../../contract/page.ts'
import { findAccounts } from '../../platform/http/accounts.ts'
import { readPage } from '../../platform/paging/read-page.ts'

export async function readEvents(
  db: Firestore,
  auth: Auth,
  page: PageQuery,
  { actor, subject, from, to }: EventFilter = {},
): Promise<Page<ShopEvent>> {
  let query: Query = db.collection('events')
  if (actor) query = query.where('actor.email', '==', actor)
  query = query.where(subject ? about(subject) : isListed)
  if (from) query = query.where('at', '>=', new Date(from))
  if (to) query = query.where('at', '<', new Date(to))
  const { rows, next } = await readPage(query, 'at', page, eventOf)
  return { rows: await withAccounts(auth, rows), next }
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
  ...EventType.options
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
