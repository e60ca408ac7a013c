import { info } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { erasure, rollups } from '../services.ts'
import { unlessInMaintenance } from './unless-in-maintenance.ts'

/** `GET /overview` folds as well. Also continues deletions of accounts. */
export const foldEvents = onSchedule(
  { schedule: 'every 5 minutes', memory: '256MiB', timeoutSeconds: 300 },
  unlessInMaintenance(async () => {
    const erased = await erasure.resume()
    info('Events are folded', { events: await rollups.reader.run(), erased })
  }),
)
