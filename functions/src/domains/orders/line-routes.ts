import { changeLines } from '../../contract/orders/purchase-change.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { changePurchaseLines } from './change-lines.ts'

export const lineRoutes = (events: EventLog, mails: Outbox): Route[] => [
  route(changeLines, ({ params: { id }, body: lines, revision, caller, idempotencyKey }) =>
    changePurchaseLines({ events, mails }, { id, revision, lines }, caller, idempotencyKey),
  ),
]
