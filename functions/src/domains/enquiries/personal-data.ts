import type { PersonalData } from '../../platform/firestore/personal-data.ts'
import { enquiriesIn } from './enquiry-store.ts'

export const personalEnquiries = {
  fields: {
    kind: 'exported',
    name: 'exported',
    email: 'exported',
    message: 'exported',
    purchase: 'exported',
    goods: 'exported',
    purchaseId: 'exported',
    state: 'exported',
    at: 'exported',
    expireAt: 'exported',
    doubts: { withheldBecause: "It would tell whether another person's purchase exists." },
  },
  documents: (db, { email, emailVerified }) =>
    email && emailVerified ? enquiriesIn(db).where('email', '==', email) : undefined,
} satisfies PersonalData
