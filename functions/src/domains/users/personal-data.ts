import type { User } from '../../contract/accounts/user.ts'
import type { PersonalData } from '../../platform/firestore/personal-data.ts'
import type { profileOf, timestamps } from './stored-user.ts'

type Field =
  | keyof (ReturnType<typeof profileOf> & ReturnType<typeof timestamps> & Omit<User, '_id'>)
  | 'addresses'
  | 'addressRevision'
  | 'buyerPrefixes'

export const personalProfile = {
  fields: {
    email: 'exported',
    emailVerified: 'exported',
    displayName: 'exported',
    photoURL: 'exported',
    phoneNumber: 'exported',
    addresses: 'exported',
    addressRevision: 'exported',
    buyerPrefixes: { withheldBecause: 'They repeat the beginnings of what is exported.' },
    role: 'figure',
    blocked: 'figure',
    createdAt: 'exported',
    updatedAt: 'exported',
  },
  documents: (db, { uid }) => db.doc(`users/${uid}`),
  subjects: (uid) => [`users/${uid}`],
} satisfies PersonalData<Field>
