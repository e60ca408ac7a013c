import { withdrawalDays } from '@tech-house/shop'
import { onRequest } from 'firebase-functions/https'
import { createApp } from './app.ts'
import { accountDataRoutes } from './domains/account-data/account-data-routes.ts'
import { eventRoutes } from './domains/activity/event-routes.ts'
import { browserReportRoutes } from './domains/browser-reports/browser-report-routes.ts'
import { buildRoutes } from './domains/builds/build-routes.ts'
import { enquiryRoutes } from './domains/enquiries/enquiry-routes.ts'
import { EnquiryStore } from './domains/enquiries/enquiry-store.ts'
import { healthRoutes } from './domains/health/health-routes.ts'
import { imageRoutes } from './domains/images/image-routes.ts'
import { ImageStore } from './domains/images/image-store.ts'
import { mcpRoutes } from './domains/mcp/mcp-routes.ts'
import { newsletterRoutes } from './domains/newsletter/newsletter-routes.ts'
import { NewsletterStore } from './domains/newsletter/newsletter-store.ts'
import { openApiRoutes } from './domains/openapi/openapi-routes.ts'
import { OrderReads } from './domains/orders/order-reads.ts'
import { orderRoutes } from './domains/orders/order-routes.ts'
import { PurchaseReads } from './domains/orders/purchases/purchase-reads.ts'
import { purchaseRoutes } from './domains/orders/purchases/purchase-routes.ts'
import { mailRoutes } from './domains/outbox/mail-routes.ts'
import { MailStore } from './domains/outbox/mail-store.ts'
import { overviewRoutes } from './domains/overview/overview-routes.ts'
import { OverviewStore } from './domains/overview/overview-store.ts'
import { priceRoutes } from './domains/prices/price-routes.ts'
import { managedProductRoutes } from './domains/products/managed-product-routes.ts'
import { ManagedProductStore } from './domains/products/managed-product-store.ts'
import { productRoutes } from './domains/products/product-routes.ts'
import { reviewRoutes } from './domains/reviews/review-routes.ts'
import { searchRoutes } from './domains/search/search-routes.ts'
import { stockAlertRoutes } from './domains/stock-alerts/stock-alert-routes.ts'
import { CustomerReads } from './domains/users/customer-reads.ts'
import { userRoutes } from './domains/users/user-routes.ts'
import {
  allowedOrigins,
  imagesPerDay,
  isAppCheckEnforced,
  isInMaintenance,
  isRecipientRequired,
  maxInstances,
  minInstances,
  requestMs,
  shopEmail,
  siteUrl,
  waitingDays,
  writesPerMinute,
} from './parameters.ts'
import { appCheck } from './platform/http/access/app-check.ts'
import { authenticateWith } from './platform/http/access/caller.ts'
import { rateLimit } from './platform/http/rate-limit/rate-limit.ts'
import { bypassBodyParser } from './platform/http/request/bypass-body-parser.ts'
import { cancelStalePurchases } from './schedules/cancel-stale-purchases.ts'
import { checkStock } from './schedules/check-stock.ts'
import { cleanUpImages } from './schedules/clean-up-images.ts'
import { foldEvents } from './schedules/fold-events.ts'
import { recordPrices } from './schedules/record-prices.ts'
import { sendMails } from './schedules/send-mails.ts'
import { sendStockAlerts } from './schedules/send-stock-alerts.ts'
import { snapshotCatalog } from './schedules/snapshot-catalog.ts'
import {
  alertReader,
  app,
  auth,
  blocks,
  complete,
  db,
  erasure,
  events,
  histories,
  mails,
  orders,
  products,
  reviews,
  rollups,
  search,
  stockAlerts,
  users,
} from './services.ts'

export {
  cancelStalePurchases,
  checkStock,
  cleanUpImages,
  foldEvents,
  recordPrices,
  sendMails,
  sendStockAlerts,
  snapshotCatalog,
}

bypassBodyParser()

const guards = {
  authenticate: authenticateWith(auth, (uid) => users.roleOf(uid)),
  rateLimit: rateLimit(writesPerMinute()),
  checkApp: appCheck(app, isAppCheckEnforced),
}

const routes = [
  ...priceRoutes(db, products),
  ...managedProductRoutes(new ManagedProductStore(events, products), events),
  ...productRoutes(products),
  ...buildRoutes(complete),
  ...searchRoutes(search, products),
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
  ...browserReportRoutes(),
  ...healthRoutes(db, [rollups.reader, alertReader, histories]),
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
