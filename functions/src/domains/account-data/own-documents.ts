import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore'
import { idOfCaller } from '../../platform/http/idempotency.ts'
import { subscriptionOf } from '../newsletter/newsletter-store.ts'

export function ownDocuments(db: Firestore, uid: string) {
  const withUid = (collection: string) => db.collection(collection).where('uid', '==', uid)
  const newestFirst = (query: Query, time: string) =>
    query.orderBy(time, 'desc').orderBy(FieldPath.documentId(), 'desc')

  return {
    orders: withUid('orders'),
    /** One per account; earlier releases stored several. */
    reviews: withUid('reviews'),
    review: db.doc(`reviews/${idOfCaller(uid)}`),
    stockAlerts: withUid('stockAlerts'),
    images: withUid('images').select('type', 'createdAt', 'deletedAt'),
    profile: db.doc(`users/${uid}`),
    uploads: db.doc(`uploads/${uid}`),
    newsletter: (email: string): DocumentReference => subscriptionOf(db, email),
    /** Those that the id of no event leads to. */
    mails: withUid('mail'),
    mailsTo: (email: string) =>
      newestFirst(db.collection('mail').where('to', '==', email), 'createdAt'),
    events: newestFirst(db.collection('events').where('actor.uid', '==', uid), 'at'),
    /** About one of at most ten documents. */
    eventsAbout: (paths: string[]) =>
      newestFirst(db.collection('events').where('subject', 'in', paths), 'at'),
  }
}

/** Only its buyer places or cancels an order. */
export const isAboutOwnOrder = (event: DocumentSnapshot): boolean =>
  ['order-placed', 'order-cancelled'].includes(event.get('type'))
