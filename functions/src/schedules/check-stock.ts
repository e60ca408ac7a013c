import { onSchedule } from 'firebase-functions/scheduler'
import { findStockMismatches, logStockMismatches } from '../domains/products/reconcile-stock.ts'
import { db } from '../services.ts'
import { unlessInMaintenance } from './unless-in-maintenance.ts'

export const checkStock = onSchedule(
  { schedule: 'every day 04:00', timeZone: 'Etc/UTC', memory: '1GiB', timeoutSeconds: 540 },
  unlessInMaintenance(async () => logStockMismatches(await findStockMismatches(db))),
)
