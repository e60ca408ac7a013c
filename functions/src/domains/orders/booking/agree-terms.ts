import * as shop from '@tech-house/shop'
import {
  agreeOn,
  type DeliveryMethod,
  deliveryMethods,
  notServed,
} from '../../../contract/orders/delivery.ts'
import type {
  Delivery,
  DeliveryChoice,
  PurchaseFields,
  Tax,
} from '../../../contract/orders/recipient.ts'
import { taxAt } from '../../../contract/orders/tax.ts'
import { formatCents } from '../../../parts/format-number.ts'
import { ApiError, badRequest, conflict } from '../../../platform/http/response/api-error.ts'

/** What a purchase is agreed on besides its goods, and keeps. */
export interface Terms {
  delivery: Delivery
  tax: Tax
}

type Choice = DeliveryChoice & Pick<PurchaseFields, 'recipient'>

/** The terms of goods for so much, or why they are refused. */
export function agreeTerms(choice: Choice, goodsCents: number, time: number): Terms | ApiError {
  const delivery = agreeDelivery(choice, goodsCents)
  if (delivery instanceof ApiError) return delivery
  const tax = taxOf(delivery, choice.recipient?.country, time)
  return tax instanceof ApiError ? tax : { delivery, tax }
}

/** What is collected is taxed where the shop is. */
export function taxOf({ method }: Delivery, country: string | undefined, time: number) {
  const isCollected = shop.delivery.some(({ id, collection }) => id === method && collection)
  const message = 'The shop has no tax rate for this country yet. Please write to us.'
  return taxAt(isCollected ? undefined : country, time) ?? conflict('no-tax-rate', message)
}

/** The delivery of goods for so much, or why it is refused: 400 for what is not possible, 409 for another price. */
export function agreeDelivery(
  choice: Choice,
  goodsCents: number,
  all?: DeliveryMethod[],
): Delivery | ApiError {
  const { recipient, delivery: id, expectedDeliveryCents: expected } = choice
  const country = recipient?.country
  const methods = deliveryMethods(country, all)
  const method = id === undefined ? methods[0] : methods.find((offered) => offered.id === id)
  if (!method) return refusal(country, methods)
  const agreed = agreeOn(method, goodsCents)
  const { priceCents } = agreed
  if (expected === undefined || expected === priceCents) return agreed
  const message = `Delivery now costs ${formatCents(priceCents)}. Please check the sum and confirm again.`
  const code = 'delivery-changed'
  const field = { path: 'expectedDeliveryCents', message, code, price: priceCents / 100 }
  return new ApiError(409, code, message, { fields: [field] })
}

function refusal(country: string | undefined, methods: { name: string }[]): ApiError {
  if (methods.length > 0) {
    const names = methods.map(({ name }) => name).join(' or ')
    return badRequest('delivery-unavailable', `To this address we offer: ${names}.`)
  }
  return country === undefined
    ? badRequest('recipient-required', 'Please choose or enter an address for this order.')
    : badRequest('country-not-served', notServed(country))
}
