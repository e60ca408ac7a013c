import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { shop } from './seed-people.ts'
import type { SeedTimes } from './seed-times.ts'

/** `updatedAt` stays, because the caches of the API ask for what changed since their last look. */
export async function backdate(
  db: Firestore,
  times: Map<string, SeedTimes>,
  opening: Date,
): Promise<void> {
  const writer = db.bulkWriter()
  const updates: Promise<unknown>[] = []
  for (const [path, { created, delivered }] of times) {
    const fields = { createdAt: created, ...(delivered && { deliveredAt: delivered }) }
    updates.push(writer.update(db.doc(path), fields))
  }
  const events = await db.collection('events').where('requestId', '==', shop.requestId).get()
  const eventTimes = new Map(
    events.docs.map((event) => {
      const { created = opening, delivered = created } = times.get(event.get('subject')) ?? {}
      return [event.id, event.get('type') === 'order-delivered' ? delivered : created]
    }),
  )
  for (const { id, ref } of events.docs) {
    updates.push(writer.update(ref, { at: eventTimes.get(id) }))
  }
  // A mail has the id of its event.
  const mails = await db.getAll(...events.docs.map(({ id }) => db.doc(`mail/${id}`)))
  for (const mail of mails.filter(({ exists }) => exists)) {
    const fields = {
      createdAt: eventTimes.get(mail.id),
      sendAt: FieldValue.delete(),
      delivery: { state: 'SUCCESS', attempts: 1, error: null },
    }
    updates.push(writer.update(mail.ref, fields))
  }
  await writer.close()
  await Promise.all(updates)
}
