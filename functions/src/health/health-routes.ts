import type { Firestore } from 'firebase-admin/firestore'
import { readHealth } from '../contract/health.ts'
import { type Route, route } from '../http/route.ts'
import { probe } from './probe.ts'

export function healthRoutes(db: Firestore): Route[] {
  // The document does not exist; Firestore still has to answer.
  const requireFirestore = probe(() => db.doc('health/probe').get())
  return [
    route(readHealth, async () => {
      await requireFirestore()
      return { status: 'ok' as const }
    }),
  ]
}
