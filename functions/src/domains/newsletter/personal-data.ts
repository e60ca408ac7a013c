import type { PersonalData } from '../../platform/firestore/personal-data.ts'
import { subscriptionOf } from './newsletter-store.ts'

export const personalSubscription = {
  fields: {
    email: 'exported',
    at: 'exported',
    confirmedAt: 'exported',
    expireAt: 'exported',
    token: { withheldBecause: 'It confirms and ends the subscription without an account.' },
  },
  documents: (db, { email, emailVerified }) =>
    email && emailVerified ? subscriptionOf(db, email) : undefined,
} satisfies PersonalData
