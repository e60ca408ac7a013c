import { deliverOrder } from '../../../contract/orders/order.ts'
import { deliverOrders } from '../../../contract/orders/order-bulk.ts'
import { addParcel, undoParcel } from '../../../contract/orders/parcel.ts'
import { changePayment, markPaid } from '../../../contract/orders/payment.ts'
import {
  countPurchases,
  listMyPurchases,
  listPurchases,
  readPurchase,
} from '../../../contract/orders/purchase.ts'
import { changeLines, editPurchase } from '../../../contract/orders/purchase-change.ts'
import { markAnswered, writeMessage, writeNote } from '../../../contract/orders/purchase-message.ts'
import { askReturn, changeReturn } from '../../../contract/orders/return.ts'
import type { EventLog } from '../../../platform/events/event-log.ts'
import { deleted, type Route, route } from '../../../platform/http/route.ts'
import type { Outbox } from '../../../platform/mail/outbox.ts'
import { MessageStore } from '../messages/message-store.ts'
import { ParcelStore } from '../parcels/parcel-store.ts'
import { PaymentStore } from '../payments/payment-store.ts'
import { ReturnStore } from '../returns/return-store.ts'
import { changePurchaseLines } from './change-lines.ts'
import { editPurchaseFields } from './edit-purchase.ts'
import type { PurchaseReads } from './purchase-reads.ts'

export function purchaseRoutes(
  reads: PurchaseReads,
  { events, mails, shopEmail }: { events: EventLog; mails: Outbox; shopEmail: string },
): Route[] {
  const parcels = new ParcelStore(events, mails)
  const returns = new ReturnStore(events, mails, shopEmail)
  const payments = new PaymentStore(events, mails)
  const messages = new MessageStore(events.db, mails, shopEmail)
  return [
    route(listPurchases, ({ query }) => reads.list(query, query)),
    route(countPurchases, async ({ query }) => ({ count: await reads.count(query) })),
    route(listMyPurchases, ({ query, caller }) => reads.listOf(caller.uid, query)),
    route(readPurchase, async ({ params, caller }) =>
      reads.read(params.id, caller.uid, await caller.may('orders')),
    ),
    route(editPurchase, async ({ params: { id }, body: edit, revision, caller }) =>
      editPurchaseFields(events, { id, edit, revision }, caller, await caller.may('support')),
    ),
    route(changePayment, ({ params: { id }, body, revision, caller }) =>
      payments.change(id, body, revision, caller),
    ),
    route(markPaid, ({ body, caller }) => payments.markPaid(body, caller)),
    route(changeLines, ({ params: { id }, body: lines, revision, caller, idempotencyKey }) =>
      changePurchaseLines({ events, mails }, { id, revision, lines }, caller, idempotencyKey),
    ),
    route(deliverOrder, async ({ params, query, caller }) => {
      const parcel = await parcels.deliver(params.id, caller, Boolean(query.includeWithdrawn))
      return parcel ? { modifiedCount: 1, parcel } : { modifiedCount: 0 }
    }),
    route(deliverOrders, ({ body, caller }) => parcels.deliverAll(body, caller)),
    route(addParcel, async ({ params, query, body, caller, idempotencyKey: key }) => {
      const options = { key, includeWithdrawn: Boolean(query.includeWithdrawn) }
      return { parcel: await parcels.add(params.id, body, caller, options) }
    }),
    route(undoParcel, ({ params, caller }) =>
      parcels.undo(params.id, params.parcel, caller).then(deleted),
    ),
    route(askReturn, async ({ params, body, caller, idempotencyKey: key }) => {
      const by = { ...caller, isStaff: await caller.may('support') }
      return { insertedId: await returns.ask(params.id, body, by, key) }
    }),
    route(changeReturn, async ({ params, body, caller, idempotencyKey }) => {
      await returns.change({ id: params.id, returned: params.return }, body, caller, idempotencyKey)
      return { modifiedCount: 1 }
    }),
    route(writeMessage, async ({ params, body, caller, idempotencyKey: key }) => ({
      insertedId: await messages.write('messages', { ...params, ...body, key }, caller),
    })),
    route(writeNote, async ({ params, body, caller, idempotencyKey: key }) => ({
      insertedId: await messages.write('notes', { ...params, ...body, key }, caller),
    })),
    route(markAnswered, async ({ params }) => {
      await messages.markAnswered(params.id)
      return { modifiedCount: 1 }
    }),
  ]
}
