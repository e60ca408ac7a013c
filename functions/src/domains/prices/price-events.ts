import {
  addFacts,
  type PriceFacts,
  type PriceHistory,
} from '../../contract/catalog/price-timeline.ts'
import type { EventType } from '../../contract/shop-events.ts'
import type { StoredEvent } from '../../platform/events/stored-event.ts'

/** The events that can change a price, or whether it is offered. */
export const priceEvents = [
  'product-added',
  'products-imported',
  'product-edited',
  'price-changed',
  'product-deleted',
  'product-merged',
  'merge-undone',
] as const satisfies EventType[]

export type PriceEvent = StoredEvent<(typeof priceEvents)[number]>

/** What an event changes of the prices of each product. */
export function priceFactsOf(event: PriceEvent): { productId: string; facts: PriceFacts }[] {
  const at = event.at.toMillis()
  if (event.type === 'products-imported') {
    return Object.entries(event.after.prices ?? {}).map(([productId, { price, draft }]) => ({
      productId,
      facts: { at, price, offered: !draft },
    }))
  }
  const productId = event.subject.replace('products/', '')
  if (event.type === 'product-deleted' || event.type === 'product-merged') {
    return [{ productId, facts: { at, offered: false } }]
  }
  const { price, draft, reduction } = event.after
  const isWhole = event.type === 'product-added' || event.type === 'merge-undone'
  const offered = draft === undefined && !isWhole ? undefined : !draft
  return [{ productId, facts: { at, price: price ?? undefined, offered, reduction } }]
}

/** The history of a product after these events. */
export const afterEvents = (
  history: PriceHistory,
  productId: string,
  events: PriceEvent[],
): PriceHistory =>
  events
    .flatMap(priceFactsOf)
    .filter((change) => change.productId === productId)
    .reduce((before, { facts }) => addFacts(before, facts), history)
