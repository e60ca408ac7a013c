import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onRequest } from 'firebase-functions/https'
import { info } from 'firebase-functions/logger'
import { setGlobalOptions } from 'firebase-functions/options'
import { expr, projectID } from 'firebase-functions/params'
import { onSchedule } from 'firebase-functions/scheduler'
import { accountDataRoutes } from './account-data/account-data-routes.ts'
import { accountErasure } from './account-data/erase-account.ts'
import { createApp } from './app.ts'
import { browserReportRoutes } from './browser-reports/browser-report-routes.ts'
import { browserReportStore } from './browser-reports/browser-report-store.ts'
import { buildRoutes } from './builds/build-routes.ts'
import { eventRoutes } from './events/event-routes.ts'
import { eventStore } from './events/event-store.ts'
import { interceptFirestore } from './firestore/firestore-interceptor.ts'
import { healthRoutes } from './health/health-routes.ts'
import { isVerified } from './http/accounts-of.ts'
import { appCheck } from './http/app-check.ts'
import { bypassBodyParser } from './http/bypass-body-parser.ts'
import { authenticateWith } from './http/caller.ts'
import { rateLimit } from './http/rate-limit.ts'
import { cleanUpImages as cleanUp } from './images/clean-up-images.ts'
import { imageRoutes } from './images/image-routes.ts'
import { imageStore } from './images/image-store.ts'
import { mailRoutes } from './mail/mail-routes.ts'
import { mailStore } from './mail/mail-store.ts'
import { outbox } from './mail/outbox.ts'
import { sendMails as send } from './mail/send-mails.ts'
import { mcpRoutes } from './mcp/mcp-routes.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { newsletterStore } from './newsletter/newsletter-store.ts'
import { openApiRoutes } from './openapi/openapi-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { orderStore } from './orders/order-store.ts'
import { overviewRoutes } from './overview/overview-routes.ts'
import { overviewStore } from './overview/overview-store.ts'
import { salesRollups } from './overview/sales-rollups.ts'
import {
  allowedOrigins,
  imageOrigins,
  imagesPerDay,
  isAppCheckEnforced,
  isInMaintenance,
  maxInstances,
  minInstances,
  requestMs,
  siteUrl,
  smtpSettings,
  smtpUrl,
  writesPerMinute,
} from './parameters.ts'
import { managedProductRoutes } from './products/managed-product-routes.ts'
import { managedProductStore } from './products/managed-product-store.ts'
import { productRoutes } from './products/product-routes.ts'
import { productStore } from './products/product-store.ts'
import { findStockMismatches, logStockMismatches } from './products/reconcile-stock.ts'
import { reviewRoutes } from './reviews/review-routes.ts'
import { reviewStore } from './reviews/review-store.ts'
import { catalogSearch } from './search/catalog-search.ts'
import { searchRoutes } from './search/search-routes.ts'
import { stockAlertRoutes } from './stock-alerts/stock-alert-routes.ts'
import { stockAlertStore } from './stock-alerts/stock-alert-store.ts'
import { blockStore } from './users/block-store.ts'
import { userRoutes } from './users/user-routes.ts'
import { userStore } from './users/user-store.ts'

const region = 'us-central1'
// docs/deploy.md creates the account. firebase-tools completes the short form `tech-house-run@` neither
// for schedules nor for secrets.
const serviceAccount = expr`tech-house-run@${projectID}.iam.gserviceaccount.com`
/** Of the function that reads the password of the mail server, so that no other can. */
const mailAccount = expr`tech-house-mail@${projectID}.iam.gserviceaccount.com`
setGlobalOptions({ region, serviceAccount })

const app = initializeApp()
const auth = getAuth(app)
const db = interceptFirestore(getFirestore(app))
const users = userStore(db, auth)
const blocks = blockStore(db)
const products = productStore(db)
const search = catalogSearch(products.rows)
const mails = outbox(db, siteUrl())
const stockAlerts = stockAlertStore(db, mails)
const orders = orderStore(db, {
  onStockChange: products.invalidate,
  onStockRise: stockAlerts.onStockRise,
  mails,
})
const rollups = salesRollups(db)
const reviews = reviewStore(db, imageOrigins())
const erasure = accountErasure(db, auth, {
  users,
  productImages: async () => (await products.all()).map(({ image }) => image),
  onStockChange: products.invalidate,
  onStockRise: stockAlerts.onStockRise,
  onReviewChange: reviews.invalidate,
})

bypassBodyParser()

const guards = {
  authenticate: authenticateWith(auth, users.roleOf),
  rateLimit: rateLimit(writesPerMinute()),
  checkApp: appCheck(app, isAppCheckEnforced),
}

const routes = [
  ...managedProductRoutes(managedProductStore(db, products, stockAlerts.onStockRise)),
  ...productRoutes(products),
  ...buildRoutes(products),
  ...searchRoutes(search),
  ...mcpRoutes({ products, search, siteUrl: siteUrl() ?? 'http://localhost' }),
  ...stockAlertRoutes(stockAlerts),
  ...orderRoutes(orders),
  ...userRoutes(users, blocks),
  ...accountDataRoutes(db, auth, erasure),
  ...reviewRoutes(reviews, blocks),
  ...newsletterRoutes(newsletterStore(db)),
  ...imageRoutes(imageStore(db, imagesPerDay())),
  ...mailRoutes(mailStore(db)),
  ...eventRoutes(eventStore(db, auth)),
  ...overviewRoutes(overviewStore(db, rollups, products.all)),
  ...browserReportRoutes(browserReportStore(db)),
  ...healthRoutes(db),
]

export const api = onRequest(
  { memory: '512MiB', timeoutSeconds: 30, concurrency: 80, minInstances, maxInstances },
  createApp({
    routes: [...routes, ...openApiRoutes(routes)],
    guards,
    origins: allowedOrigins(),
    requestMs: requestMs(),
    isInMaintenance,
  }),
)

export const checkStock = onSchedule(
  { schedule: 'every day 04:00', timeZone: 'Etc/UTC', memory: '1GiB', timeoutSeconds: 540 },
  whileOpen(async () => logStockMismatches(await findStockMismatches(db))),
)

export const cleanUpImages = onSchedule(
  { schedule: 'every day 04:30', timeZone: 'Etc/UTC', memory: '512MiB', timeoutSeconds: 540 },
  whileOpen(async () =>
    info('Unused images are deleted', { deleted: await cleanUp(db, { siteUrl: siteUrl() }) }),
  ),
)

/** Mails that a request has left, because more than 1,000 people waited or its instance ended. */
export const sendStockAlerts = onSchedule(
  { schedule: 'every 60 minutes', memory: '512MiB', timeoutSeconds: 540 },
  whileOpen(async () =>
    info('Mails about stock are written', { mailed: await stockAlerts.resume() }),
  ),
)

/** `GET /overview` folds as well. Deletions of accounts are continued here, too. */
export const foldEvents = onSchedule(
  { schedule: 'every 5 minutes', memory: '256MiB', timeoutSeconds: 300 },
  whileOpen(async () => {
    const erased = await erasure.resume()
    info('Events are folded', { events: await rollups.fold(), erased })
  }),
)

/** The instance continues after its timeout only as long as `leaseMs` of `sendMails` allows. */
export const sendMails = onSchedule(
  {
    schedule: 'every 1 minutes',
    memory: '256MiB',
    timeoutSeconds: 120,
    maxInstances: 1,
    secrets: [smtpUrl],
    serviceAccount: mailAccount,
  },
  whileOpen(async () => {
    const server = smtpSettings()
    const options = { isVerified: (email: string) => isVerified(auth, email) }
    const sent = server && (await send(db.collection('mail'), server, siteUrl(), options))
    if (sent?.due) info('Mails are sent', sent)
  }),
)

/** A restore must not meet writes of scheduled functions either. */
function whileOpen(run: () => Promise<void>): () => Promise<void> {
  return async () => (isInMaintenance() ? info('The shop is in maintenance') : run())
}
