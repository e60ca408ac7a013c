import type { Firestore } from 'firebase-admin/firestore'
import { readHealth } from '../../contract/health.ts'
import type { EventReader } from '../../platform/events/event-reader.ts'
import { withTimeout } from '../../platform/http/concurrency/with-timeout.ts'
import { currentContext } from '../../platform/http/request/request-context.ts'
import { logError } from '../../platform/http/request/request-log.ts'
import { serviceUnavailable } from '../../platform/http/response/api-error.ts'
import { type Route, route } from '../../platform/http/route.ts'

const timeoutMs = 2000
/** The lag is measured so seldom that it does not matter among the reads of an idle shop. */
const lagMs = 30 * 60 * 1000

type Reader = Pick<EventReader<never>, 'name' | 'lagSeconds'>

export function healthRoutes(db: Firestore, readers: Reader[]): Route[] {
  let lag: { lagSeconds: Record<string, number>; until: number } | undefined

  async function check() {
    if (lag && Date.now() < lag.until) {
      // The document does not exist; Firestore still has to answer.
      await db.doc('health/probe').get()
      return lag
    }
    const seconds = readers.map(async (reader) => [reader.name, await reader.lagSeconds()] as const)
    const lagSeconds = Object.fromEntries(await Promise.all(seconds))
    lag = { lagSeconds, until: Date.now() + lagMs }
    return lag
  }

  return [
    route(readHealth, async () => {
      const { lagSeconds } = await withTimeout(timeoutMs, check()).catch((error) => {
        // Whatever the error is, also a missing permission: 500 would mean the API.
        logError(error, currentContext()?.id ?? '')
        throw serviceUnavailable()
      })
      return { status: 'ok' as const, lagSeconds }
    }),
  ]
}
