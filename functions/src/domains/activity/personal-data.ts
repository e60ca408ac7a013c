import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { ShopEvent } from '../../contract/event.ts'
import { deletedActor } from '../../platform/events/deleted-actor.ts'
import { readEvent } from '../../platform/events/stored-event.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { mapInChunks } from '../../platform/firestore/map-in-chunks.ts'
import { eraseHistory, type PersonalData } from '../../platform/firestore/personal-data.ts'
import { personalOrders } from '../orders/personal-data.ts'

const atOnce = 10

/** What the account did. What others did to its documents is erased with those. */
export const personalEvents = {
  fields: {
    type: 'figure',
    subject: 'figure',
    stock: 'figure',
    at: 'figure',
    requestId: 'figure',
    priceChange: 'figure',
    before: 'exported',
    after: 'exported',
    actor: { withheldBecause: 'The export says "you" or "shop", and names nobody of the shop.' },
    fingerprint: { withheldBecause: 'It only recognizes a repeated request.' },
  },

  documents: (db, { uid }) =>
    db.collection('events').where('actor.uid', '==', uid).orderBy('at', 'desc'),

  async erase(erasure, events) {
    const about = new Set(events.filter(isAboutOwnOrder).map((event) => event.get('subject')))
    const others = events.filter((event) => !about.has(event.get('subject')))
    const change = { actor: deletedActor(erasure.owner.uid), fingerprint: null }
    await changeOnce(erasure.events.db, async (transaction) => {
      for (const { ref } of others) transaction.update(ref, change)
    })
    const ofOrders = { ...erasure, fields: personalOrders.fields }
    await mapInChunks(about, atOnce, (path) => eraseHistory(ofOrders, path))
  },
} satisfies PersonalData<Exclude<keyof ShopEvent, '_id' | 'accountEmail'> | 'fingerprint'>

/** Only its buyer cancels an order; staff can add one to a purchase. */
function isAboutOwnOrder(document: DocumentSnapshot): boolean {
  const event = readEvent(document, ['order-cancelled', 'order-placed'])
  return event?.type === 'order-cancelled' || (!!event && event.after.uid === event.actor.uid)
}
