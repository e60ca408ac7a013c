import {
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { deletedActor, pseudonymOf } from '../events/deleted-actor.ts'
import { type EventLog, eventsAbout } from '../events/event-log.ts'
import { readAll } from '../paging/read-all.ts'
import { changeOnce } from './commit-once.ts'

/** A figure is exported like the others, and outlives the account. A field that is not named is neither exported nor kept. */
export type PersonalFields<Field extends string = string> = Readonly<
  Record<Field, 'exported' | 'figure' | { withheldBecause: string }>
>

/** The documents of a collection that are a person's. */
export interface PersonalData<Field extends string = string> {
  fields: PersonalFields<Field>
  documents: (db: Firestore, owner: Owner) => Query | DocumentReference | undefined
  /** More documents, which the export knows by their email. */
  alsoErased?: (db: Firestore, uid: string) => Query
  /** The paths of documents whose events are the person's even if the documents are deleted. */
  subjects?: (uid: string) => string[]
  /** Takes documents out of the query. They are deleted without it. */
  erase?: (erasure: Erasure, documents: QueryDocumentSnapshot[]) => Promise<unknown>
}

export interface Owner {
  uid: string
  /** An erasure has only a verified one. */
  email: string | undefined
  /** Proves that what is stored by email only is the account's. */
  emailVerified: boolean
}

export interface Erasure {
  events: EventLog
  owner: Owner
  requestId: string
  fields: PersonalFields
  /** Stops the erasure between two steps by throwing, but not before the first. */
  stop?: Pick<AbortSignal, 'throwIfAborted'> | undefined
}

export function exportFields(stored: object, fields: PersonalFields): Record<string, unknown> {
  const exported = Object.entries(stored).filter(([name]) => typeof fields[name] === 'string')
  return Object.fromEntries(exported.map(([name, value]) => [name, jsonOf(value)]))
}

function jsonOf(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(jsonOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, jsonOf(inner)]))
}

/** What outlives the account, with a pseudonym instead of its uid. */
export function keepFigures(stored: object, { fields, owner: { uid } }: Erasure) {
  const figures = Object.entries(stored).filter(([name]) => fields[name] === 'figure')
  return { ...Object.fromEntries(figures), ...('uid' in stored && { uid: pseudonymOf(uid) }) }
}

/** More of them do not fit into one commit. */
const eventsAtOnce = 100

/** Takes the account out of the events about one of its documents. */
export async function eraseHistory(erasure: Erasure, path: string): Promise<void> {
  const { db } = erasure.events
  for await (const docs of readAll(eventsAbout(db, [path]), eventsAtOnce)) {
    await changeOnce(db, async (transaction) => anonymizeEvents(transaction, docs, erasure))
  }
}

/** Also deletes the mails about the events. */
export function anonymizeEvents(
  transaction: Transaction,
  events: QueryDocumentSnapshot[],
  erasure: Erasure,
): void {
  const { uid } = erasure.owner
  const figuresOf = (stored: object | null) => stored && keepFigures(stored, erasure)
  for (const event of events) {
    const { actor, subject, before = null, after = null } = event.data()
    transaction.update(event.ref, {
      ...(actor?.uid === uid && { actor: deletedActor(uid) }),
      before: figuresOf(before),
      after: figuresOf(after),
      fingerprint: null,
      subject: subject.replace(`users/${uid}`, `users/${pseudonymOf(uid)}`),
    })
    transaction.delete(erasure.events.db.doc(`mail/${event.id}`))
  }
}
