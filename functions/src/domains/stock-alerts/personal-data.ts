import type { PersonalData } from '../../platform/firestore/personal-data.ts'

export const personalStockAlerts = {
  fields: { uid: 'exported', email: 'exported', productId: 'exported', createdAt: 'exported' },
  documents: (db, { uid }) => db.collection('stockAlerts').where('uid', '==', uid),
} satisfies PersonalData
