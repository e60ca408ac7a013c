import { onSchedule } from 'firebase-functions/scheduler'
import { cancelStalePurchases as cancelStale } from '../domains/orders/changes/cancel-stale-purchases.ts'
import { cancelAfterDays } from '../parameters.ts'
import { db, mails, orders } from '../services.ts'
import { unlessInMaintenance } from './unless-in-maintenance.ts'

/** Runs at 23:00 UTC, when the announced day has begun in every time zone. */
export const cancelStalePurchases = onSchedule(
  { schedule: 'every day 23:00', timeZone: 'Etc/UTC', memory: '512MiB', timeoutSeconds: 540 },
  unlessInMaintenance(() => cancelStale({ db, orders, mails, cancelAfterDays: cancelAfterDays() })),
)
