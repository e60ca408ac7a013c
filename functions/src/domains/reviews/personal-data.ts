import type { Review } from '../../contract/catalog/review.ts'
import { deleteRow } from '../../platform/cache/tombstone.ts'
import { deletedActor } from '../../platform/events/deleted-actor.ts'
import { eraseHistory, type PersonalData } from '../../platform/firestore/personal-data.ts'
import { idOfCaller } from '../../platform/http/request/idempotency.ts'
import type { storedReview } from './stored-review.ts'

type Field = keyof ReturnType<typeof storedReview> | Exclude<keyof Review, '_id'>

/** One per account. */
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
    const { events, owner, requestId } = erasure
    const by = { ...deletedActor(owner.uid), requestId }
    for (const { ref } of reviews) {
      await eraseHistory(erasure, ref.path)
      await events.write(async (transaction, record) => {
        const review = await transaction.get(ref)
        if (!review.exists) return
        deleteRow(events.db, transaction, ref)
        const before = { rating: review.get('rating') }
        record({ type: 'review-deleted', by, subject: ref.path, before })
      })
    }
  },
} satisfies PersonalData<Field>
