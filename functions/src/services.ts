import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { setGlobalOptions } from 'firebase-functions/options'
import { expr, projectID } from 'firebase-functions/params'
import type { BuildRequest } from './contract/builds/build-completion.ts'
import { AccountErasure } from './domains/account-data/erase-account.ts'
import { completeBuilds } from './domains/builds/complete-build.ts'
import { OrderStore } from './domains/orders/order-store.ts'
import { SalesRollups } from './domains/overview/sales-rollups.ts'
import { priceReader } from './domains/prices/on-event.ts'
import { onProductEvent } from './domains/products/on-event.ts'
import { ProductStore } from './domains/products/product-store.ts'
import { SnapshotStore } from './domains/products/snapshot-store.ts'
import { onReviewEvent } from './domains/reviews/on-event.ts'
import { ReviewStore } from './domains/reviews/review-store.ts'
import { CatalogSearch } from './domains/search/catalog-search.ts'
import { onStockEvent, stockAlertReader } from './domains/stock-alerts/on-event.ts'
import { StockAlertStore } from './domains/stock-alerts/stock-alert-store.ts'
import { BlockStore } from './domains/users/block-store.ts'
import { UserStore } from './domains/users/user-store.ts'
import { imageOrigins, siteUrl } from './parameters.ts'
import { EventLog } from './platform/events/event-log.ts'
import { interceptFirestore } from './platform/firestore/firestore-interceptor.ts'
import { Outbox } from './platform/mail/outbox.ts'

const region = 'us-central1'
// firebase-tools completes the short form `tech-house-run@` neither for schedules nor for secrets.
const serviceAccount = expr`tech-house-run@${projectID}.iam.gserviceaccount.com`
/** For the function that reads the password of the mail server, so that no other can. */
export const mailAccount = expr`tech-house-mail@${projectID}.iam.gserviceaccount.com`
setGlobalOptions({ region, serviceAccount })

export const app = initializeApp()
export const auth = getAuth(app)
export const db = interceptFirestore(getFirestore(app))
export const events = new EventLog(db)
export const users = new UserStore(events, auth)
export const blocks = new BlockStore(events)
const snapshot = new SnapshotStore(db)
export const products = new ProductStore(events, snapshot)
export const search = new CatalogSearch((fresh) => products.rows(fresh), snapshot)
export const complete = async (question: BuildRequest) =>
  completeBuilds(question, await products.catalog())
export const mails = new Outbox(db, siteUrl())
export const stockAlerts = new StockAlertStore(db, mails)
export const orders = new OrderStore(events, { mails })
export const rollups = new SalesRollups(db)
export const alertReader = stockAlertReader(db, stockAlerts)
export const histories = priceReader(db)
export const reviews = new ReviewStore(events, imageOrigins())
export const erasure = new AccountErasure(events, auth, users)

events.subscribe(onProductEvent(products), onReviewEvent(reviews), onStockEvent(stockAlerts))
