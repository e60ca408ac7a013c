import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type UpdateData,
} from 'firebase-admin/firestore'
import { shop } from './read-seed.ts'
import type { SeedTimes } from './seed-times.ts'

/** A batch has at most 500 writes. */
const maxWrites = 500

/** `updatedAt` stays, because the caches of the API ask for what changed since their last look. */
export async function backdate(
  db: Firestore,
  times: Map<string, SeedTimes>,
  opening: Date,
): Promise<void> {
  const updates: [DocumentReference, UpdateData<Record<string, unknown>>][] = []
  for (const [path, { created, delivered }] of times) {
    updates.push([
      db.doc(path),
      { createdAt: created, ...(delivered && { deliveredAt: delivered }) },
    ])
  }
  const events = await db.collection('events').where('requestId', '==', shop.requestId).get()
  const eventTimes = new Map(
    events.docs.map((event) => {
      const { created = opening, delivered = created } = times.get(event.get('subject')) ?? {}
      return [event.id, event.get('type') === 'order-delivered' ? delivered : created]
    }),
  )
  for (const { id, ref } of events.docs) updates.push([ref, { at: eventTimes.get(id) }])
  for (const mail of await mailsOf(db, [...eventTimes.keys()])) {
    const sent = {
      sendAt: FieldValue.delete(),
      delivery: { state: 'SUCCESS', attempts: 1, error: null },
    }
    updates.push([mail.ref, { createdAt: eventTimes.get(mail.id), ...sent }])
  }
  while (updates.length > 0) {
    const batch = db.batch()
    for (const [ref, fields] of updates.splice(0, maxWrites)) batch.update(ref, fields)
    await batch.commit()
  }
}

/** The mails of these events; a mail has the id of its event. */
async function mailsOf(db: Firestore, events: string[]): Promise<DocumentSnapshot[]> {
  const mails = await db.getAll(...events.map((id) => db.collection('mail').doc(id)))
  return mails.filter((mail) => mail.exists)
}
