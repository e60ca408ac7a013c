import { info } from 'firebase-functions/logger'
import { isInMaintenance } from '../parameters.ts'

/** During a restore, scheduled functions write nothing either. */
export function unlessInMaintenance(run: () => Promise<void>): () => Promise<void> {
  return async () => (isInMaintenance() ? info('The shop is in maintenance') : run())
}
