import { listEvents } from '../../contract/event.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { EventStore } from './event-store.ts'

export function eventRoutes(events: EventStore): Route[] {
  return [route(listEvents, ({ query }) => events.list(query, query))]
}
