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
} from '../../../contract/orders/recipient.ts'
import { formatCents } from '../../../parts/format-number.ts'
import { ApiError, badRequest } from '../../../platform/http/response/api-error.ts'

/** The delivery of goods for so much, or why it is refused: 400 for what is not possible, 409 for another price. */
export function agreeDelivery(
  choice: DeliveryChoice & Pick<PurchaseFields, 'recipient'>,
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
