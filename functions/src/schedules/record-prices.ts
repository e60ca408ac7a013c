import { info } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { histories } from '../services.ts'
import { unlessInMaintenance } from './unless-in-maintenance.ts'

/** Seldom: answers add the events that are not read yet. */
export const recordPrices = onSchedule(
  { schedule: 'every 60 minutes', memory: '512MiB', timeoutSeconds: 540 },
  unlessInMaintenance(async () => info('Prices are recorded', { events: await histories.run() })),
)
