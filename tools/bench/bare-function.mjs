// An empty function with the packages of the shop's function.
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
