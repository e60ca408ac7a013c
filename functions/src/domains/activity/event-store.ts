import type { Auth } from 'firebase-admin/auth'
import {
  type DocumentSnapshot,
  Filter,
  type Firestore,
  type Query,
  type Timestamp,
} from 'firebase-admin/firestore'
import { type EventFilter, ShopEvent } from '../../contract/event.ts'
import type { Page, PageQuery } from '../../contract/page.ts'
import { accountsOf } from '../../platform/http/accounts-of.ts'
import { readPage } from '../../platform/paging/read-page.ts'

export type EventStore = ReturnType<typeof eventStore>

/** Reads the append-only event log, the collection `events`. */
export function eventStore(db: Firestore, auth: Pick<Auth, 'getUsers'>) {
  const events = db.collection('events')

  return {
    async list(page: PageQuery, filter: EventFilter = {}): Promise<Page<ShopEvent>> {
      return withAccounts(await readPage(matching(filter), 'at', page, eventOf))
    },
  }

  function matching({ actor, subject, from, to }: EventFilter): Query {
    let query: Query = events
    if (actor) query = query.where('actor.email', '==', actor)
    if (subject) query = query.where(about(subject))
    if (from) query = query.where('at', '>=', new Date(from))
    if (to) query = query.where('at', '<', new Date(to))
    return query
  }

  async function withAccounts({ rows, next }: Page<ShopEvent>): Promise<Page<ShopEvent>> {
    const uids = [...new Set(rows.flatMap((event) => accountOf(event) ?? []))]
    const accounts = await accountsOf(auth, uids)
    const named = rows.map((event) => {
      const accountEmail = accounts.get(accountOf(event) ?? '')?.email
      return accountEmail ? { ...event, accountEmail } : event
    })
    return { rows: named, next }
  }
}

/** The uid of the account that an event is about. Firebase Auth refuses longer ones. */
const accountOf = ({ subject }: ShopEvent) => subject.match(/^users\/(.{1,128})$/)?.[1]

/** Events of this document, and those of orders that moved the stock of this product. */
function about(subject: string): Filter {
  const [, productId] = subject.match(/^(?:products\/)?([^/]+)$/) ?? []
  const own = subject.includes('/')
    ? Filter.where('subject', '==', subject)
    : Filter.where('subject', 'in', pathsOf(subject))
  return productId ? Filter.or(own, Filter.where('stock.productId', '==', productId)) : own
}

const collections = ['orders', 'products', 'users', 'reviews', 'images']

const pathsOf = (id: string) => collections.map((collection) => `${collection}/${id}`)

function eventOf(snapshot: DocumentSnapshot): ShopEvent {
  const at: Timestamp = snapshot.get('at')
  return ShopEvent.parse({ ...snapshot.data(), _id: snapshot.id, at: at.toDate().toISOString() })
}
