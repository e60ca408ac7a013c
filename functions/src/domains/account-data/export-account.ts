import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import type { AccountData } from '../../contract/accounts/account-data.ts'
import { readEventsAbout } from '../../platform/events/event-log.ts'
import { exportFields, type PersonalData } from '../../platform/firestore/personal-data.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { isAboutOwnOrder } from '../activity/personal-data.ts'
import { fieldsOf, personalCollections } from './collections.ts'

/** What is stored by an unverified email only is left out: it may belong to another person. */
export async function exportAccount(
  db: Firestore,
  auth: Auth,
  { uid, email, emailVerified }: Pick<Caller, 'uid' | 'email' | 'emailVerified'>,
): Promise<AccountData> {
  const owner = { uid, email, emailVerified }
  const own = (name: keyof typeof personalCollections) =>
    readDocuments(personalCollections[name].documents(db, owner))
  const [profile, orders, purchases, reviews, stockAlerts, newsletter, mails, images, done] =
    await Promise.all([
      own('users'),
      own('orders'),
      own('purchases'),
      own('reviews'),
      own('stockAlerts'),
      own('newsletter'),
      own('mail'),
      own('images'),
      own('events'),
    ])
  const subjects = new Set([
    ...personalCollections.users.subjects(uid),
    ...personalCollections.reviews.subjects(uid),
    ...[...orders, ...purchases, ...reviews, ...images].map(({ ref }) => ref.path),
    // Staff may have added one and removed it.
    ...purchases.flatMap((purchase) => purchase.get('orderIds')).map((id) => `orders/${id}`),
    ...done.filter(isAboutOwnOrder).map((event) => String(event.get('subject'))),
  ])
  const events = await eventsOf(db, done, [...subjects])
  const isMailed = new Set(events.map(({ id }) => id))
  const isOwnMail = (mail: DocumentSnapshot) => mail.get('uid') === uid || isMailed.has(mail.id)

  return {
    exportedAt: new Date().toISOString(),
    identity: { ...identityOf(await auth.getUser(uid)), email },
    profile: profile.map(rowOf)[0],
    orders: orders.map(rowOf),
    purchases: purchases.map(rowOf),
    messages: (await own('messages')).map(rowOf),
    enquiries: (await own('enquiries')).map(rowOf),
    reviews: reviews.map(rowOf),
    stockAlerts: stockAlerts.map(rowOf),
    newsletter: newsletter.map(rowOf)[0],
    mails: mails.filter((mail) => emailVerified || isOwnMail(mail)).map(rowOf),
    images: images.map((image) => ({ ...rowOf(image), url: `/api/images/${image.id}` })),
    events: events.map((event) => eventOf(event, uid, subjects)),
  }
}

function identityOf(identity: UserRecord): Omit<AccountData['identity'], 'email'> {
  const { uid, emailVerified, displayName, photoURL, providerData, metadata } = identity
  const { creationTime, lastSignInTime } = metadata
  return {
    uid,
    emailVerified,
    ...(displayName && { name: displayName }),
    ...(photoURL && { photo: photoURL }),
    signInMethods: providerData.map(({ providerId }) => providerId),
    createdAt: new Date(creationTime).toISOString(),
    ...(lastSignInTime && { lastSignInAt: new Date(lastSignInTime).toISOString() }),
  }
}

async function readDocuments(source: ReturnType<PersonalData['documents']>) {
  const found = await source?.get()
  if (!found) return []
  if ('docs' in found) return found.docs
  return found.exists ? [found] : []
}

async function eventsOf(db: Firestore, done: DocumentSnapshot[], subjects: string[]) {
  const found = [...done, ...(await readEventsAbout(db, subjects))]
  const events = new Map(found.map((event) => [event.id, event]))
  const timeOf = (event: DocumentSnapshot): number => event.get('at').toMillis()
  return [...events.values()].sort((a, b) => timeOf(b) - timeOf(a))
}

/** Without other people: not who acted for the shop, and not what an admin changed for others. */
function eventOf(
  event: DocumentSnapshot,
  uid: string,
  subjects: Set<string>,
): AccountData['events'][number] {
  const { before, after, ...facts } = rowOf(event)
  const { subject, actor, ...stored } = event.data() ?? {}
  const by = actor?.uid === uid ? 'you' : 'shop'
  if (!subjects.has(subject)) return { ...facts, by }
  const show = (values: object | null) => values && exportFields(values, fieldsOf(subject))
  return { ...facts, before: show(stored.before), after: show(stored.after), by }
}

const rowOf = (document: DocumentSnapshot): AccountData['orders'][number] => ({
  ...exportFields(document.data() ?? {}, fieldsOf(document.ref.path)),
  _id: document.id,
})
