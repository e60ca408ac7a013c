import type { Firestore } from 'firebase-admin/firestore'
import type { PersonalData } from '../../platform/firestore/personal-data.ts'
import { enquiriesIn } from './enquiry-store.ts'

/** Withdrawals from purchases of the account. */
const byAccount = (db: Firestore, uid: string) => enquiriesIn(db).where('uid', '==', uid)

export const personalEnquiries = {
  fields: {
    uid: 'exported',
    kind: 'exported',
    name: 'exported',
    email: 'exported',
    message: 'exported',
    purchase: 'exported',
    goods: 'exported',
    purchaseId: 'exported',
    state: 'exported',
    answers: 'exported',
    at: 'exported',
    expireAt: 'exported',
    announcedAt: { withheldBecause: 'It is the time of a mail to the shop.' },
    doubts: { withheldBecause: "It would tell whether another person's purchase exists." },
  },
  documents: (db, { uid, email, emailVerified }) =>
    email && emailVerified ? enquiriesIn(db).where('email', '==', email) : byAccount(db, uid),
  alsoErased: byAccount,
} satisfies PersonalData
