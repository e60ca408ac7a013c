import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import type { ShopEvent } from '../../contract/event.ts'
import { type EventFacts, type EventType, shopEvents } from '../../contract/shop-events.ts'
import { validFields } from '../firestore/stored-document.ts'

/** An event of the log with the facts of its type. */
export type StoredEvent<Type extends EventType = EventType> = {
  [Name in Type]: Pick<ShopEvent, '_id' | 'actor' | 'subject' | 'stock' | 'requestId'> &
    EventFacts<Name> & { type: Name; at: Timestamp }
}[Type]

/** Without the facts that do not fit its definition; `undefined` for another type of event. */
export function readEvent<Type extends EventType = EventType>(
  snapshot: DocumentSnapshot,
  types?: readonly Type[],
): StoredEvent<Type> | undefined {
  const { type, before, after, ...event } = snapshot.data() ?? {}
  const definition = Object.hasOwn(shopEvents, type ?? '') && shopEvents[type as EventType]
  if (!definition || (types && !types.includes(type))) return undefined
  const facts = {
    before: validFields(definition.before, before ?? {}),
    after: validFields(definition.after, after ?? {}),
  }
  // The facts are those of the definition of its type; only `EventLog` writes the rest.
  return { ...event, ...facts, type, _id: snapshot.id } as StoredEvent<Type>
}
