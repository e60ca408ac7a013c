import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toCents } from '@tech-house/api/contract/money'
import { agreeOn, deliveryMethods } from '@tech-house/api/contract/orders/delivery'
import type {
  Delivery,
  DeliveryChoice,
  PurchaseFields,
  Recipient,
} from '@tech-house/api/contract/orders/recipient'
import { formatCents } from '@tech-house/api/parts/format-number'
import { useState } from 'react'
import { CallError } from '#shared/api/call-error.ts'
import { ownAddresses } from './addresses.ts'

/** Where an order goes, and how: to the buyer's usual address by the usual method, unless they choose. */
export function useDeliverTo(email: string) {
  const queryClient = useQueryClient()
  /** `null`: collection in the shop. */
  const [chosen, choose] = useState<Recipient | null>()
  const [texts, setTexts] = useState<Omit<PurchaseFields, 'recipient'>>({})
  const [isAdding, setIsAdding] = useState(false)
  const [methodId, chooseMethod] = useState<string>()
  /** From the shop, whose settings may be newer than those of this page. */
  const [newPrice, setNewPrice] = useState<Pick<Delivery, 'method' | 'priceCents'>>()
  const { data } = useQuery({ ...ownAddresses(email), enabled: email !== '' })
  const recipientOf = (addresses: Recipient[]) =>
    chosen === undefined ? addresses[0] : (chosen ?? undefined)
  const recipient = recipientOf(data?.addresses ?? [])
  const isKnown = data !== undefined || chosen !== undefined

  const methodFor = (to: Recipient | undefined) => {
    const methods = deliveryMethods(to?.country)
    return methods.find(({ id }) => id === methodId) ?? methods[0]
  }

  /** The delivery of goods for so much; `undefined` if no method serves the address. */
  function deliveryOf(goodsCents: number, to = recipient): Delivery | undefined {
    const method = methodFor(to)
    const agreed = method && agreeOn(method, goodsCents)
    return agreed && agreed.method === newPrice?.method ? { ...agreed, ...newPrice } : agreed
  }

  /** Waits for the addresses. Throws without them, and for a price that the buyer has not seen. */
  async function readFields(goodsCents: number): Promise<PurchaseFields & DeliveryChoice> {
    const { addresses } = await queryClient.ensureQueryData(ownAddresses(email)).catch(refuse)
    const to = recipientOf(addresses)
    const { method, priceCents } = deliveryOf(goodsCents, to) ?? {}
    if (!isKnown && priceCents) {
      const text = `Delivery costs ${formatCents(priceCents)}. Please check the sum and confirm again.`
      throw new CallError(408, 'delivery-not-shown', text)
    }
    return { recipient: to, ...texts, delivery: method, expectedDeliveryCents: priceCents }
  }

  /** Asks for the address that the shop requires, and shows another price of the delivery. */
  function onRefused(error: Error) {
    if (!(error instanceof CallError)) return
    if (error.code === 'recipient-required') setIsAdding(true)
    const price = error.fields.find(({ code }) => code === 'delivery-changed')?.price
    const method = methodFor(recipient)?.id
    if (price !== undefined && method) setNewPrice({ method, priceCents: toCents(price) })
  }

  const delivery = { recipient, isKnown, deliveryOf, chooseMethod }
  const choice = { email, chosen, choose, texts, setTexts, isAdding, setIsAdding }
  return { ...choice, ...delivery, readFields, onRefused }
}

function refuse({ message }: Error): never {
  // The status of a request that the shop has not read: it can be sent again as it is.
  const text = `Your addresses could not be read, so nothing was ordered. ${message}`
  throw new CallError(408, 'addresses-unread', text)
}
