import type { Subscriber } from '../../platform/events/event-log.ts'
import type { ReviewStore } from './review-store.ts'

/** The next list shows what this instance has written. The deletion of an image changes the reviews with it. */
export const onReviewEvent =
  (reviews: Pick<ReviewStore, 'invalidate'>): Subscriber =>
  ({ type, subject }) => {
    if (type === 'image-deleted' || subject.startsWith('reviews/')) reviews.invalidate()
  }
