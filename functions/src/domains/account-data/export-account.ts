import type { Auth, UserRecord } from 'firebase-admin/auth'
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Query,
} from 'firebase-admin/firestore'
import type { AccountData } from '../../contract/accounts/account-data.ts'
import { eventsAbout } from '../../platform/events/event-log.ts'
import { chunksOf } from '../../platform/firestore/map-in-chunks.ts'
import {
  exportFields,
  type Owner,
  type PersonalData,
} from '../../platform/firestore/personal-data.ts'
import type { Caller } from '../../platform/http/access/caller.ts'
import { personalCollections, personalFieldsAt } from './collections.ts'

const eventsAtOnce = 100

/** As JSON in parts. What is stored by an unverified email only is left out: it may belong to another person. */
export async function exportAccount(
  db: Firestore,
  auth: Auth,
  { uid, email, emailVerified }: Pick<Caller, 'uid' | 'email' | 'emailVerified'>,
): Promise<AsyncGenerator<string>> {
  const identity = { ...identityOf(await auth.getUser(uid)), email }
  return accountInParts(db, { uid, email, emailVerified }, identity)
}

async function* accountInParts(
  db: Firestore,
  owner: Owner,
  identity: AccountData['identity'],
): AsyncGenerator<string> {
  const { uid, emailVerified } = owner
  const { users, reviews } = personalCollections
  const subjects = new Set([...users.subjects(uid), ...reviews.subjects(uid)])
  const events = new Set<string>()
  const own = (name: keyof typeof personalCollections) =>
    documentsOf(personalCollections[name].documents(db, owner))
  const ownRow = (document: DocumentSnapshot) => {
    subjects.add(document.ref.path)
    // Staff may have added an order and removed it.
    for (const id of document.get('orderIds') ?? []) subjects.add(`orders/${id}`)
    return rowOf(document)
  }
  const eventRow = (event: DocumentSnapshot) => {
    events.add(event.id)
    return eventOf(event, uid, subjects)
  }
  const mailRow = (mail: DocumentSnapshot) => {
    const isOwn = emailVerified || mail.get('uid') === uid || events.has(mail.id)
    return isOwn ? rowOf(mail) : undefined
  }
  const imageRow = (image: DocumentSnapshot) => ({
    ...ownRow(image),
    url: `/api/images/${image.id}`,
  })
  /** Most of those about its documents are the account's own. */
  async function* allEvents() {
    yield* own('events')
    for (const ten of chunksOf(subjects, 10)) {
      const others: DocumentReference[] = []
      for await (const { id, ref } of documentsOf(eventsAbout(db, ten).select())) {
        if (!events.has(id)) others.push(ref)
      }
      for (const refs of chunksOf(others, eventsAtOnce)) yield* await db.getAll(...refs)
    }
  }

  yield `{"exportedAt":${JSON.stringify(new Date())},"identity":${JSON.stringify(identity)}`
  yield* property('profile', own('users'))
  yield* list('orders', own('orders'), ownRow)
  yield* list('purchases', own('purchases'), ownRow)
  yield* list('messages', own('messages'))
  yield* list('enquiries', own('enquiries'))
  yield* list('reviews', own('reviews'), ownRow)
  yield* list('stockAlerts', own('stockAlerts'))
  yield* property('newsletter', own('newsletter'))
  yield* list('images', own('images'), imageRow)
  // After the documents that they are about, and before the mails about them.
  yield* list('events', allEvents(), eventRow)
  yield* list('mails', own('mail'), mailRow)
  yield '}'
}

type Documents = AsyncIterable<DocumentSnapshot>

async function* property(name: keyof AccountData, documents: Documents): AsyncGenerator<string> {
  for await (const document of documents) yield `,"${name}":${JSON.stringify(rowOf(document))}`
}

async function* list(
  name: keyof AccountData,
  documents: Documents,
  toRow: (document: DocumentSnapshot) => object | undefined = rowOf,
): AsyncGenerator<string> {
  yield `,"${name}":[`
  let separator = ''
  for await (const document of documents) {
    const row = toRow(document)
    if (!row) continue
    yield separator + JSON.stringify(row)
    separator = ','
  }
  yield ']'
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

async function* documentsOf(source: ReturnType<PersonalData['documents']>) {
  // Firestore's stream, of which few documents are in memory; its type does not say of what it is.
  if (source instanceof Query) yield* source.stream() as AsyncIterable<object> as Documents
  else {
    const document = await source?.get()
    if (document?.exists) yield document
  }
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
  const show = (values: object | null) => values && exportFields(values, personalFieldsAt(subject))
  return { ...facts, before: show(stored.before), after: show(stored.after), by }
}

const rowOf = (document: DocumentSnapshot): AccountData['orders'][number] => ({
  ...exportFields(document.data() ?? {}, personalFieldsAt(document.ref.path)),
  _id: document.id,
})
