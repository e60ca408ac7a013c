import { info } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { cleanUpImages as cleanUp } from '../domains/images/clean-up-images.ts'
import { siteUrl } from '../parameters.ts'
import { db } from '../services.ts'
import { unlessInMaintenance } from './unless-in-maintenance.ts'

export const cleanUpImages = onSchedule(
  { schedule: 'every day 04:30', timeZone: 'Etc/UTC', memory: '512MiB', timeoutSeconds: 540 },
  unlessInMaintenance(async () =>
    info('Unused images are deleted', { deleted: await cleanUp(db, { siteUrl: siteUrl() }) }),
  ),
)
