import type { Auth } from 'firebase-admin/auth'
import {
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore'
import type { AccountData } from '../../contract/accounts/account-data.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { isAboutOwnOrder, ownDocuments } from './own-documents.ts'

/** What every Firestore allows; the embedded one has the limit of earlier years. */
const maxInFilter = 10

type Stored = AccountData['orders'][number]

/** What is stored by an unverified email only is left out: it may belong to another person. */
export async function exportAccount(
  db: Firestore,
  auth: Auth,
  { uid, email, emailVerified }: Pick<Caller, 'uid' | 'email' | 'emailVerified'>,
): Promise<AccountData> {
  const own = ownDocuments(db, uid)
  const [identity, profile, newsletter] = await Promise.all([
    auth.getUser(uid),
    own.profile.get(),
    own.newsletter(email).get(),
  ])
  const [orders, reviews, stockAlerts, images, mails, done] = await Promise.all([
    rowsOf(own.orders),
    rowsOf(own.reviews),
    rowsOf(own.stockAlerts),
    rowsOf(own.images),
    rowsOf(own.mailsTo(email)),
    rowsOf(own.events),
  ])
  const subjects = new Set([
    own.profile.path,
    own.review.path,
    ...[...orders, ...reviews, ...images].map(({ ref }) => ref.path),
    ...done.filter(isAboutOwnOrder).map((event) => String(event.get('subject'))),
  ])
  // Only the buyer has changed an order that is pending.
  const pending = orders.filter((order) => order.get('status') === 'pending')
  const unchanged = new Set(pending.map(({ ref }) => ref.path))
  const changed = [...subjects].filter((path) => !unchanged.has(path))
  const events = await eventsOf(own, done, changed)
  const isMailed = new Set(events.map(({ id }) => id))
  const isOwnMail = (mail: DocumentSnapshot) => mail.get('uid') === uid || isMailed.has(mail.id)
  const { metadata } = identity

  return {
    exportedAt: new Date().toISOString(),
    identity: {
      uid,
      email,
      emailVerified: identity.emailVerified,
      ...(identity.displayName && { name: identity.displayName }),
      ...(identity.photoURL && { photo: identity.photoURL }),
      signInMethods: identity.providerData.map(({ providerId }) => providerId),
      createdAt: new Date(metadata.creationTime).toISOString(),
      ...(metadata.lastSignInTime && {
        lastSignInAt: new Date(metadata.lastSignInTime).toISOString(),
      }),
    },
    ...(profile.exists && { profile: documentOf(profile) }),
    orders: orders.map(documentOf),
    reviews: reviews.map(documentOf),
    stockAlerts: stockAlerts.map(documentOf),
    ...(emailVerified && newsletter.exists && { newsletter: documentOf(newsletter) }),
    mails: mails.filter((mail) => emailVerified || isOwnMail(mail)).map(documentOf),
    images: images.map((image) => ({
      ...documentOf(image),
      url: `/api/images/${image.id}`,
    })),
    events: events.map((event) => eventOf(event, uid, subjects)),
  }
}

const rowsOf = async (query: Query): Promise<DocumentSnapshot[]> => (await query.get()).docs

async function eventsOf(
  own: ReturnType<typeof ownDocuments>,
  done: DocumentSnapshot[],
  changed: string[],
): Promise<DocumentSnapshot[]> {
  const about: DocumentSnapshot[] = []
  for (let rest = changed; rest.length > 0; rest = rest.slice(maxInFilter)) {
    about.push(...(await rowsOf(own.eventsAbout(rest.slice(0, maxInFilter)))))
  }
  const events = new Map([...done, ...about].map((event) => [event.id, event]))
  const timeOf = (event: DocumentSnapshot): number => event.get('at').toMillis()
  return [...events.values()].sort((a, b) => timeOf(b) - timeOf(a))
}

/** Without other people: not who acted for the shop, and not what an admin changed for others. */
function eventOf(
  event: DocumentSnapshot,
  uid: string,
  subjects: Set<string>,
): AccountData['events'][number] {
  const { actor, fingerprint, before, after, ...facts } = documentOf(event)
  const isOwn = subjects.has(event.get('subject'))
  const by = event.get('actor.uid') === uid ? 'you' : 'shop'
  return { ...facts, ...(isOwn && { before, after }), by }
}

const documentOf = (snapshot: DocumentSnapshot): Stored => ({
  ...Object.fromEntries(entriesOf(snapshot.data() ?? {})),
  _id: snapshot.id,
})

const entriesOf = (fields: object) =>
  Object.entries(fields).map(([name, value]): [string, unknown] => [name, jsonOf(value)])

function jsonOf(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(jsonOf)
  if (typeof value === 'object' && value !== null) return Object.fromEntries(entriesOf(value))
  return value
}
