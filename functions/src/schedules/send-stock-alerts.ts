import { info } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { alertReader } from '../services.ts'
import { unlessInMaintenance } from './unless-in-maintenance.ts'

export const sendStockAlerts = onSchedule(
  { schedule: 'every 60 minutes', memory: '512MiB', timeoutSeconds: 540 },
  unlessInMaintenance(async () =>
    info('Mails about stock are written', { events: await alertReader.run() }),
  ),
)
