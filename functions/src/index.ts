import { withdrawalDays } from '@tech-house/shop'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onRequest } from 'firebase-functions/https'
import { info } from 'firebase-functions/logger'
import { setGlobalOptions } from 'firebase-functions/options'
import { expr, projectID } from 'firebase-functions/params'
import { onSchedule } from 'firebase-functions/scheduler'
import { createApp } from './app.ts'
import type { BuildRequest } from './contract/builds/build-completion.ts'
import { accountDataRoutes } from './domains/account-data/account-data-routes.ts'
import { AccountErasure } from './domains/account-data/erase-account.ts'
import { eventRoutes } from './domains/activity/event-routes.ts'
import { browserReportRoutes } from './domains/browser-reports/browser-report-routes.ts'
import { BrowserReportStore } from './domains/browser-reports/browser-report-store.ts'
import { buildRoutes } from './domains/builds/build-routes.ts'
import { completeBuilds } from './domains/builds/complete-build.ts'
import { enquiryRoutes } from './domains/enquiries/enquiry-routes.ts'
import { EnquiryStore } from './domains/enquiries/enquiry-store.ts'
import { healthRoutes } from './domains/health/health-routes.ts'
import { cleanUpImages as cleanUp } from './domains/images/clean-up-images.ts'
import { imageRoutes } from './domains/images/image-routes.ts'
import { ImageStore } from './domains/images/image-store.ts'
import { mcpRoutes } from './domains/mcp/mcp-routes.ts'
import { newsletterRoutes } from './domains/newsletter/newsletter-routes.ts'
import { NewsletterStore } from './domains/newsletter/newsletter-store.ts'
import { openApiRoutes } from './domains/openapi/openapi-routes.ts'
import { cancelStalePurchases as cancelStale } from './domains/orders/cancel-stale-purchases.ts'
import { OrderReads } from './domains/orders/order-reads.ts'
import { orderRoutes } from './domains/orders/order-routes.ts'
import { OrderStore } from './domains/orders/order-store.ts'
import { PurchaseReads } from './domains/orders/purchase-reads.ts'
import { purchaseRoutes } from './domains/orders/purchase-routes.ts'
import { mailRoutes } from './domains/outbox/mail-routes.ts'
import { MailStore } from './domains/outbox/mail-store.ts'
import { overviewRoutes } from './domains/overview/overview-routes.ts'
import { OverviewStore } from './domains/overview/overview-store.ts'
import { SalesRollups } from './domains/overview/sales-rollups.ts'
import { managedProductRoutes } from './domains/products/managed-product-routes.ts'
import { ManagedProductStore } from './domains/products/managed-product-store.ts'
import { onProductEvent } from './domains/products/on-event.ts'
import { productRoutes } from './domains/products/product-routes.ts'
import { ProductStore } from './domains/products/product-store.ts'
import { findStockMismatches, logStockMismatches } from './domains/products/reconcile-stock.ts'
import { SnapshotStore } from './domains/products/snapshot-store.ts'
import { onReviewEvent } from './domains/reviews/on-event.ts'
import { reviewRoutes } from './domains/reviews/review-routes.ts'
import { ReviewStore } from './domains/reviews/review-store.ts'
import { CatalogSearch } from './domains/search/catalog-search.ts'
import { searchRoutes } from './domains/search/search-routes.ts'
import { snapshotCatalog as writeSnapshot } from './domains/search/snapshot-catalog.ts'
import { onStockEvent, stockAlertReader } from './domains/stock-alerts/on-event.ts'
import { stockAlertRoutes } from './domains/stock-alerts/stock-alert-routes.ts'
import { StockAlertStore } from './domains/stock-alerts/stock-alert-store.ts'
import { BlockStore } from './domains/users/block-store.ts'
import { CustomerReads } from './domains/users/customer-reads.ts'
import { userRoutes } from './domains/users/user-routes.ts'
import { UserStore } from './domains/users/user-store.ts'
import {
  allowedOrigins,
  cancelAfterDays,
  imageOrigins,
  imagesPerDay,
  isAppCheckEnforced,
  isInMaintenance,
  isRecipientRequired,
  maxInstances,
  minInstances,
  requestMs,
  shopEmail,
  siteUrl,
  smtpSettings,
  smtpUrl,
  waitingDays,
  writesPerMinute,
} from './parameters.ts'
import { EventLog } from './platform/events/event-log.ts'
import { interceptFirestore } from './platform/firestore/firestore-interceptor.ts'
import { isVerified } from './platform/http/accounts.ts'
import { appCheck } from './platform/http/app-check.ts'
import { bypassBodyParser } from './platform/http/bypass-body-parser.ts'
import { authenticateWith } from './platform/http/caller.ts'
import { rateLimit } from './platform/http/rate-limit.ts'
import { Outbox } from './platform/mail/outbox.ts'
import { sendDueMails } from './platform/mail/send-mails.ts'

const region = 'us-central1'
// firebase-tools completes the short form `tech-house-run@` neither for schedules nor for secrets.
const serviceAccount = expr`tech-house-run@${projectID}.iam.gserviceaccount.com`
/** For the function that reads the password of the mail server, so that no other can. */
const mailAccount = expr`tech-house-mail@${projectID}.iam.gserviceaccount.com`
setGlobalOptions({ region, serviceAccount })

const app = initializeApp()
const auth = getAuth(app)
const db = interceptFirestore(getFirestore(app))
const events = new EventLog(db)
const users = new UserStore(events, auth)
const blocks = new BlockStore(events)
const snapshot = new SnapshotStore(db)
const products = new ProductStore(events, snapshot)
const search = new CatalogSearch((fresh) => products.rows(fresh), snapshot)
const complete = async (question: BuildRequest) =>
  completeBuilds(question, await products.catalog())
const mails = new Outbox(db, siteUrl())
const stockAlerts = new StockAlertStore(db, mails)
const orders = new OrderStore(events, { mails })
const rollups = new SalesRollups(db)
const alertReader = stockAlertReader(db, stockAlerts)
const reviews = new ReviewStore(events, imageOrigins())
const erasure = new AccountErasure(events, auth, users)

events.subscribe(onProductEvent(products), onReviewEvent(reviews), onStockEvent(stockAlerts))

bypassBodyParser()

const guards = {
  authenticate: authenticateWith(auth, (uid) => users.roleOf(uid)),
  rateLimit: rateLimit(writesPerMinute()),
  checkApp: appCheck(app, isAppCheckEnforced),
}

const routes = [
  ...managedProductRoutes(new ManagedProductStore(events, products)),
  ...productRoutes(products),
  ...buildRoutes(complete),
  ...searchRoutes(search),
  ...mcpRoutes({
    products,
    search: (query) => search.search(query),
    complete,
    siteUrl: siteUrl() ?? 'http://localhost',
  }),
  ...stockAlertRoutes(stockAlerts),
  ...orderRoutes(new OrderReads(db, waitingDays()), orders, isRecipientRequired),
  ...purchaseRoutes(new PurchaseReads(db), { events, mails, shopEmail: shopEmail() }),
  ...userRoutes(users, blocks, new CustomerReads(db, auth), isRecipientRequired),
  ...accountDataRoutes(db, auth, erasure),
  ...reviewRoutes(reviews, blocks),
  ...newsletterRoutes(new NewsletterStore(db, mails)),
  ...enquiryRoutes(new EnquiryStore(events, mails, shopEmail(), withdrawalDays)),
  ...imageRoutes(new ImageStore(events, imagesPerDay())),
  ...mailRoutes(new MailStore(db)),
  ...eventRoutes(db, auth),
  ...overviewRoutes(new OverviewStore(db, rollups, products)),
  ...browserReportRoutes(new BrowserReportStore(db)),
  ...healthRoutes(db, [rollups.reader, alertReader]),
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

/** Late, so that the day that a mail has named has come everywhere. */
export const cancelStalePurchases = onSchedule(
  { schedule: 'every day 23:00', timeZone: 'Etc/UTC', memory: '512MiB', timeoutSeconds: 540 },
  whileOpen(() => cancelStale({ db, orders, mails, cancelAfterDays: cancelAfterDays() })),
)

export const sendStockAlerts = onSchedule(
  { schedule: 'every 60 minutes', memory: '512MiB', timeoutSeconds: 540 },
  whileOpen(async () => info('Mails about stock are written', { events: await alertReader.run() })),
)

/** `GET /overview` folds as well. Deletions of accounts are continued here, too. */
export const foldEvents = onSchedule(
  { schedule: 'every 5 minutes', memory: '256MiB', timeoutSeconds: 300 },
  whileOpen(async () => {
    const erased = await erasure.resume()
    info('Events are folded', { events: await rollups.reader.run(), erased })
  }),
)

/** Soon after a deploy, too, whose instances cannot use the snapshot of the release before. */
export const snapshotCatalog = onSchedule(
  { schedule: 'every 10 minutes', memory: '1GiB', timeoutSeconds: 540 },
  whileOpen(async () => {
    const written = await writeSnapshot(events)
    if (written !== undefined) info('A snapshot of the catalog is written', { products: written })
  }),
)

/** The instance continues after its timeout only as long as `leaseMs` of mail-queue.ts allows. */
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
    const options = {
      isVerified: async (email: string) => email === shopEmail() || isVerified(auth, email),
    }
    const sent = server && (await sendDueMails(db.collection('mail'), server, siteUrl(), options))
    if (sent?.due) info('Mails are sent', sent)
  }),
)

/** A restore must not meet writes of scheduled functions either. */
function whileOpen(run: () => Promise<void>): () => Promise<void> {
  return async () => (isInMaintenance() ? info('The shop is in maintenance') : run())
}
