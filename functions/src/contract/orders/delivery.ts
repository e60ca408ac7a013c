import * as shop from '@tech-house/shop'
import { countOf } from '../../parts/format-number.ts'

export type DeliveryMethod = (typeof shop.delivery)[number]

/** What serves an address in this country, or a purchase without an address; the first is the usual one. */
export const deliveryMethods = (
  country: string | undefined,
  methods: DeliveryMethod[] = shop.delivery,
): DeliveryMethod[] =>
  methods.filter(({ countries, collection = false }) =>
    country === undefined
      ? collection
      : countries.some((served) => served === country || served === '*'),
  )

/** What a purchase keeps of the method. The goods are with tax and after reductions. */
export function agreeOn(method: DeliveryMethod, goodsCents: number) {
  const { id, name, days, priceCents, freeFromCents = Infinity } = method
  return { method: id, name, days, priceCents: goodsCents >= freeFromCents ? 0 : priceCents }
}

/** "Parcel, 2–4 days" */
export const describeDelivery = ({ name, days }: Pick<DeliveryMethod, 'name' | 'days'>): string =>
  `${name}, ${Number(days) ? countOf(Number(days), 'day') : `${days} days`}`

/** A country that no method serves, by its ISO code, in words for the buyer. */
export const notServed = (country: string): string =>
  `We do not deliver to ${new Intl.DisplayNames('en', { type: 'region' }).of(country)}. Please choose another address.`
