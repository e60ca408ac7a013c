import { info } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { snapshotCatalog as writeSnapshot } from '../domains/search/catalog-index/snapshot-catalog.ts'
import { events } from '../services.ts'
import { unlessInMaintenance } from './unless-in-maintenance.ts'

/** Runs every 10 minutes, because a new release cannot read the previous release’s snapshot. */
export const snapshotCatalog = onSchedule(
  { schedule: 'every 10 minutes', memory: '1GiB', timeoutSeconds: 540 },
  unlessInMaintenance(async () => {
    const written = await writeSnapshot(events)
    if (written !== undefined) info('A snapshot of the catalog is written', { products: written })
  }),
)
