import type {
  DocumentReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import { deleteRow } from '../../platform/cache/tombstone.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { deleteAll, drain, refsOf } from '../../platform/firestore/drain.ts'
import { mapInChunks } from '../../platform/firestore/map-in-chunks.ts'
import { anonymizeActor, anonymizeHistory } from './anonymize-event.ts'
import { eraseImage } from './erase-image.ts'
import { eraseOrder } from './erase-order.ts'
import { isAboutOwnOrder, ownDocuments } from './own-documents.ts'

/** Stops the erasure between two steps by throwing, but not before the first. */
export type Stop = Pick<AbortSignal, 'throwIfAborted'>

interface ErasedAccount {
  uid: string
  /** Proves that what is stored by email only is the account's; `undefined` without an identity. */
  verifiedEmail: string | undefined
  requestId: string
}

export interface AfterErasure {
  productImages: () => Promise<string[]>
  onStockChange?: () => void
  onStockRise?: (productId: string) => Promise<void>
  onReviewChange?: () => void
}

const atOnce = 10
const batchSize = 200

/** Each document no longer belongs to the account afterwards, so a repeated run continues where one has ended. */
export async function eraseDocuments(
  db: Firestore,
  { uid, verifiedEmail: email, requestId }: ErasedAccount,
  { productImages, onStockChange, onStockRise, onReviewChange }: AfterErasure,
  stop?: Stop,
): Promise<void> {
  const own = ownDocuments(db, uid)

  const passes = [
    // First what everybody sees.
    eraseReviews,
    eraseOrders,
    eraseActions,
    () => eraseHistory(own.profile),
    () => eraseHistory(own.review),
    () => deleteEach(own.review.collection('requests')),
    () => deleteEach(own.stockAlerts),
    () => deleteEach(own.mails),
    ...(email ? [() => deleteEach(own.mailsTo(email))] : []),
    () => deleteAll(db, [own.profile, own.uploads, ...(email ? [own.newsletter(email)] : [])]),
    // Last: the account itself no longer uses them.
    eraseImages,
  ]
  for (const [index, pass] of passes.entries()) {
    if (index > 0) stop?.throwIfAborted()
    await pass()
  }

  function eraseOrders(): Promise<void> {
    return whileAny(own.orders, atOnce, async (orders) => {
      const returned = new Set<string | undefined>()
      // One after the other: transactions that change one product wait for each other.
      try {
        for (const { id } of orders) {
          stop?.throwIfAborted()
          returned.add(await eraseOrder(db, { id, uid, requestId }))
        }
      } finally {
        onStockChange?.()
        for (const productId of returned) if (productId) await onStockRise?.(productId)
      }
    })
  }

  function eraseActions(): Promise<void> {
    return whileAny(own.events, batchSize, async (events) => {
      const about = new Set(events.filter(isAboutOwnOrder).map((event) => event.get('subject')))
      const others = events.filter((event) => !about.has(event.get('subject')))
      await changeOnce(db, async (transaction) => {
        for (const event of others) anonymizeActor(transaction, event, uid)
      })
      await mapInChunks(about, atOnce, (path) => eraseHistory({ path }))
    })
  }

  function eraseReviews(): Promise<void> {
    return whileAny(own.reviews, atOnce, async (reviews) => {
      for (const { ref } of reviews) {
        await eraseHistory(ref)
        await changeOnce(db, async (transaction) => deleteRow(db, transaction, ref))
      }
      onReviewChange?.()
    })
  }

  function eraseImages(): Promise<void> {
    return whileAny(own.images, atOnce, async (images) => {
      const shown = await productImages()
      await Promise.all(
        images.map(async (image) => {
          await eraseHistory(image.ref)
          await eraseImage(db, { image, uid }, shown)
        }),
      )
    })
  }

  function whileAny(
    query: Query,
    limit: number,
    handle: (docs: QueryDocumentSnapshot[]) => Promise<unknown>,
  ): Promise<void> {
    return drain(query, limit, async (docs) => {
      await handle(docs)
      stop?.throwIfAborted()
    })
  }

  async function eraseHistory(document: Pick<DocumentReference, 'path'>): Promise<void> {
    await changeOnce(db, async (transaction) => {
      const { docs } = await transaction.get(own.eventsAbout([document.path]))
      for (const event of docs) anonymizeHistory(db, transaction, event, uid)
    })
  }

  function deleteEach(query: Query): Promise<void> {
    return whileAny(query, batchSize, (docs) => deleteAll(db, refsOf(docs)))
  }
}
