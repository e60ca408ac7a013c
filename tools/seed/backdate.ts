import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { StoredPurchase } from '../../functions/src/domains/orders/purchases/stored-purchase.ts'
import { dayMs } from '../../functions/src/parts/days.ts'
import { shop } from './seed-people.ts'
import type { SeedTimes } from './seed-times.ts'

/** `updatedAt` stays, because the caches of the API ask for what changed since their last look. */
export async function backdate(db: Firestore, times: Map<string, SeedTimes>, opening: Date) {
  const writer = db.bulkWriter()
  const updates: Promise<unknown>[] = []
  for (const stored of await db.getAll(...[...times.keys()].map((path) => db.doc(path)))) {
    const { path } = stored.ref
    const { created, delivered, isPending } = times.get(path) ?? { created: opening }
    const isDelivered = path.startsWith('orders/') && delivered && !isPending
    const { parcels, returns }: Partial<StoredPurchase> = stored.data() ?? {}
    const fields = {
      [/^(messages|notes)/.test(path) ? 'at' : 'createdAt']: created,
      ...(isDelivered && { deliveredAt: delivered }),
      ...(returns && { returns: returns.map((one) => ({ ...one, at: delivered })) }),
      ...(parcels && { parcels: parcels.map((parcel) => ({ ...parcel, at: delivered })) }),
    }
    updates.push(writer.update(stored.ref, fields))
  }
  const events = await db.collection('events').where('requestId', '==', shop.requestId).get()
  const eventTimes = new Map(
    events.docs.map((event) => {
      const { created = opening, delivered = created } = times.get(event.get('subject')) ?? {}
      const types: Record<string, Date> = {
        'order-delivered': delivered,
        'payment-changed': delivered,
        // The states of one follow each other.
        'return-changed': new Date(delivered.getTime() + (event.get('at').toMillis() % dayMs)),
      }
      return [event.id, types[event.get('type')] ?? created]
    }),
  )
  for (const { id, ref } of events.docs) {
    updates.push(writer.update(ref, { at: eventTimes.get(id) }))
  }
  // A mail has the id of its event or message.
  const mailTimes = new Map([
    ...eventTimes,
    ...[...times].map(([path, { created }]) => [path.split('/')[1] ?? '', created] as const),
  ])
  const mails = await db.getAll(...[...mailTimes.keys()].map((id) => db.doc(`mail/${id}`)))
  for (const mail of mails.filter(({ exists }) => exists)) {
    const fields = {
      createdAt: mailTimes.get(mail.id),
      sendAt: FieldValue.delete(),
      delivery: { state: 'SUCCESS', attempts: 1, error: null },
    }
    updates.push(writer.update(mail.ref, fields))
  }
  await writer.close()
  await Promise.all(updates)
}
