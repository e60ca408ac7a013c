import type { Review } from '../../contract/catalog/review.ts'
import { deleteRow } from '../../platform/cache/tombstone.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { eraseHistory, type PersonalData } from '../../platform/firestore/personal-data.ts'
import { idOfCaller } from '../../platform/http/idempotency.ts'
import type { storedReview } from './stored-review.ts'

type Field = keyof ReturnType<typeof storedReview> | Exclude<keyof Review, '_id'>

/** One per account; earlier releases stored several. */
export const personalReviews = {
  fields: {
    uid: 'exported',
    name: 'exported',
    email: 'exported',
    image: 'exported',
    rating: 'figure',
    review: 'exported',
    reply: 'exported',
    createdAt: 'exported',
    updatedAt: 'exported',
  },

  documents: (db, { uid }) => db.collection('reviews').where('uid', '==', uid),

  subjects: (uid) => [`reviews/${idOfCaller(uid)}`],

  async erase(erasure, reviews) {
    const { events } = erasure
    for (const { ref } of reviews) {
      await eraseHistory(erasure, ref.path)
      await changeOnce(events.db, async (transaction) => deleteRow(events.db, transaction, ref))
      await events.publish({ type: 'review-changed', subject: ref.path })
    }
  },
} satisfies PersonalData<Field>

const notExported = { withheldBecause: 'It only recognizes a repeated request, for a day.' }

export const personalRequests = {
  fields: { fingerprint: notExported, expireAt: notExported },
  documents: (db, { uid }) => db.doc(`reviews/${idOfCaller(uid)}`).collection('requests'),
} satisfies PersonalData
