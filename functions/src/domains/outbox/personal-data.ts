import type { Mail } from '../../contract/mail.ts'
import type { PersonalData } from '../../platform/firestore/personal-data.ts'

/** Those about events are erased with these. */
export const personalMails = {
  fields: {
    to: 'exported',
    uid: 'exported',
    kind: 'exported',
    message: 'exported',
    createdAt: 'exported',
    sendAt: 'exported',
    delivery: 'exported',
  },
  documents: (db, { email }) =>
    email ? db.collection('mail').where('to', '==', email).orderBy('createdAt', 'desc') : undefined,
  alsoErased: (db, uid) => db.collection('mail').where('uid', '==', uid),
} satisfies PersonalData<Exclude<keyof Mail, '_id'> | 'uid'>
