// A function that does nothing with the packages that the shop's function needs.
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onRequest } from 'firebase-functions/https'

const app = initializeApp()
getAuth(app)
getFirestore(app)

export const empty = onRequest((_request, response) => {
  response.json({})
})
