import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import type { ShopEvent } from '../../contract/event.ts'
import { type EventFacts, type EventType, shopEvents } from '../../contract/shop-events.ts'
import { validFields } from '../firestore/stored-document.ts'

/** An event of the log with the facts of its type. */
export type StoredEvent<Type extends EventType = EventType> = {
  [Name in Type]: Pick<ShopEvent, '_id' | 'actor' | 'subject' | 'stock' | 'requestId'> &
    EventFacts<Name> & { type: Name; at: Timestamp }
}[Type]

/** Without the facts that do not fit its definition; `undefined` for another type of event, and without a time. */
export function readEvent<Type extends EventType = EventType>(
  snapshot: DocumentSnapshot,
  types?: readonly Type[],
): StoredEvent<Type> | undefined {
  const { type, before, after, actor, at, stock, subject, requestId } = snapshot.data() ?? {}
  const definition = Object.hasOwn(shopEvents, type ?? '') && shopEvents[type as EventType]
  if (!definition || (types && !types.includes(type)) || !(at instanceof Timestamp))
    return undefined
  const facts = {
    before: validFields(definition.before, before ?? {}),
    after: validFields(definition.after, after ?? {}),
  }
  // The facts are those of the definition of its type.
  return {
    _id: snapshot.id,
    type,
    at,
    actor: { uid: String(actor?.uid ?? ''), email: String(actor?.email ?? '') },
    subject: String(subject ?? ''),
    stock: stock ?? null,
    requestId: String(requestId ?? ''),
    ...facts,
  } as StoredEvent<Type>
}
