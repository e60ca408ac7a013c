import type { Firestore } from 'firebase-admin/firestore'
import { readHealth } from '../../contract/health.ts'
import { serviceUnavailable } from '../../platform/http/api-error.ts'
import { currentContext } from '../../platform/http/request-context.ts'
import { logError } from '../../platform/http/request-log.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { withTimeout } from '../../platform/http/with-timeout.ts'

const timeoutMs = 2000

export function healthRoutes(db: Firestore): Route[] {
  return [
    route(readHealth, async () => {
      // The document does not exist; Firestore still has to answer.
      await withTimeout(timeoutMs, db.doc('health/probe').get()).catch((error) => {
        // Whatever the error is, also a missing permission: 500 would mean the API.
        logError(error, currentContext()?.id ?? '')
        throw serviceUnavailable()
      })
      return { status: 'ok' as const }
    }),
  ]
}
