import type { Firestore } from 'firebase-admin/firestore'
import { readHealth } from '../contract/health.ts'
import { serviceUnavailable } from '../http/api-error.ts'
import { currentContext } from '../http/request-context.ts'
import { logError } from '../http/request-log.ts'
import { type Route, route } from '../http/route.ts'
import { probe } from './probe.ts'

export function healthRoutes(db: Firestore): Route[] {
  // The document does not exist; Firestore still has to answer.
  const requireFirestore = probe(() => db.doc('health/probe').get())
  return [
    route(readHealth, async () => {
      // Whatever its error is, also a missing permission: 500 would mean the API.
      await requireFirestore().catch((error) => {
        logError(error, currentContext()?.id ?? '')
        throw serviceUnavailable()
      })
      return { status: 'ok' as const }
    }),
  ]
}
