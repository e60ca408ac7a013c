import { DocumentReference } from 'firebase-admin/firestore'
import { deleteAll, drain, refsOf } from '../../platform/firestore/drain.ts'
import {
  type Erasure,
  eraseHistory,
  type PersonalData,
  type PersonalFields,
} from '../../platform/firestore/personal-data.ts'
import { personalEvents } from '../activity/personal-data.ts'
import { personalEnquiries } from '../enquiries/personal-data.ts'
import { personalImages, personalUploads } from '../images/personal-data.ts'
import { personalSubscription } from '../newsletter/personal-data.ts'
import {
  personalMessageCounts,
  personalMessages,
  personalNotes,
  personalOrders,
  personalPurchases,
} from '../orders/personal-data.ts'
import { personalMails } from '../outbox/personal-data.ts'
import { personalReviews } from '../reviews/personal-data.ts'
import { personalStockAlerts } from '../stock-alerts/personal-data.ts'
import { personalProfile } from '../users/personal-data.ts'

/** The collections with documents of a person, in the order in which they are erased. */
export const personalCollections = {
  // First what everybody sees.
  reviews: personalReviews,
  orders: personalOrders,
  purchases: personalPurchases,
  // After the purchases, which take no message of a deleted buyer.
  messages: personalMessages,
  notes: personalNotes,
  messageCounts: personalMessageCounts,
  events: personalEvents,
  users: personalProfile,
  stockAlerts: personalStockAlerts,
  mail: personalMails,
  uploads: personalUploads,
  newsletter: personalSubscription,
  enquiries: personalEnquiries,
  // Last: the account itself no longer uses them.
  images: personalImages,
} satisfies Record<string, PersonalData>

/** Why the other collections have no data of a person. */
export const otherCollections = {
  catalogSnapshots: 'They are copies of products.',
  deleted: 'It has only the times of deletions, for the caches.',
  erasures: 'They name only the uid, until the erasure is over.',
  eventReaders: 'They name events of the log.',
  failed: 'They name events of the log.',
  health: 'It is read, and never written.',
  mergedProducts: 'They are products as they were before their merge.',
  mailCounts: 'They have hashes instead of emails, and expire in two days.',
  products: 'They are what the shop sells.',
  salesRollups: 'They have sums of all buyers.',
  priceHistories: 'They have prices and times of products.',
}

const passes: Record<string, PersonalData> = personalCollections

/** The fields of the document with this path; none if it has no personal data. */
export const personalFieldsAt = (path: string): PersonalFields =>
  passes[path.split('/')[0] ?? '']?.fields ?? {}

const maxAtOnce = 200

/** Each document no longer belongs to the account afterwards, so a repeated run continues where one has ended. */
export async function eraseDocuments(account: Omit<Erasure, 'fields'>): Promise<void> {
  const { owner, stop } = account
  const { db } = account.events
  for (const [index, { erase = deleteDocuments, ...data }] of Object.values(passes).entries()) {
    if (index > 0) stop?.throwIfAborted()
    const erasure = { ...account, fields: data.fields }
    for (const path of data.subjects?.(owner.uid) ?? []) await eraseHistory(erasure, path)
    for (const source of [data.alsoErased?.(db, owner.uid), data.documents(db, owner)]) {
      if (source instanceof DocumentReference) await deleteAll(db, [source])
      else if (source) {
        await drain(source, maxAtOnce, async (docs) => {
          await erase(erasure, docs)
          stop?.throwIfAborted()
        })
      }
    }
  }
}

const deleteDocuments: NonNullable<PersonalData['erase']> = ({ events }, docs) =>
  deleteAll(events.db, refsOf(docs))
