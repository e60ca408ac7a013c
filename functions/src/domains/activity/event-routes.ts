import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { listEvents } from '../../contract/event.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readEvents } from './event-reads.ts'

export function eventRoutes(db: Firestore, auth: Auth): Route[] {
  return [route(listEvents, ({ query }) => readEvents(db, auth, query, query))]
}
