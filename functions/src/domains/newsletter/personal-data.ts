import type { PersonalData } from '../../platform/firestore/personal-data.ts'
import { subscriptionOf } from './newsletter-store.ts'

export const personalSubscription = {
  fields: { email: 'exported', at: 'exported' },
  documents: (db, { email, emailVerified }) =>
    email && emailVerified ? subscriptionOf(db, email) : undefined,
} satisfies PersonalData
