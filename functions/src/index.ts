import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onRequest } from 'firebase-functions/https'
import { defineInt } from 'firebase-functions/params'
import { createApp } from './app.ts'
import { eventRoutes } from './events/event-routes.ts'
import { eventStore } from './events/event-store.ts'
import { identifyWith } from './http/caller.ts'
import { keepRequestsReadable } from './http/front-door.ts'
import { limitWrites } from './http/write-limit.ts'
import { imageRoutes } from './images/image-routes.ts'
import { imageStore } from './images/image-store.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { newsletterStore } from './newsletter/newsletter-store.ts'
import { docsPages, openApiRoutes } from './openapi/openapi-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { orderStore } from './orders/order-store.ts'
import { productRoutes } from './products/product-routes.ts'
import { productStore } from './products/product-store.ts'
import { reviewRoutes } from './reviews/review-routes.ts'
import { reviewStore } from './reviews/review-store.ts'
import { userRoutes } from './users/user-routes.ts'
import { userStore } from './users/user-store.ts'

initializeApp()
const auth = getAuth()
const db = getFirestore()
const users = userStore(db, auth)
const products = productStore(db)

const defaultWrites = 120
const writesPerMinute = defineInt('WRITES_PER_MINUTE', {
  default: defaultWrites,
  description: 'How many writes a minute each caller has; more are answered with 429.',
})

keepRequestsReadable()

const guards = {
  identify: identifyWith(auth, users.roleOf),
  // Where nothing has set the parameter, not even to its default, its value is 0.
  limitWrites: limitWrites(() => writesPerMinute.value() || defaultWrites),
}

const routes = [
  ...productRoutes(products),
  ...orderRoutes(orderStore(db, products.outdate)),
  ...userRoutes(users),
  ...reviewRoutes(reviewStore(db)),
  ...newsletterRoutes(newsletterStore(db)),
  ...imageRoutes(imageStore(db)),
  ...eventRoutes(eventStore(db)),
]

export const api = onRequest(
  { region: 'us-central1', memory: '512MiB', concurrency: 80, maxInstances: 10 },
  createApp([...routes, ...openApiRoutes(routes)], guards, docsPages()),
)
