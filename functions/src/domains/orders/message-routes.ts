import { markAnswered, writeMessage, writeNote } from '../../contract/orders/purchase-message.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { MessageStore } from './message-store.ts'

export function messageRoutes(messages: MessageStore): Route[] {
  return [
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
