import { useQueryClient } from '@tanstack/react-query'
import type { PurchaseFields, Recipient } from '@tech-house/api/contract/orders/recipient'
import { useState } from 'react'
import { CallError } from '#shared/api/call-error.ts'
import { ownAddresses } from './addresses.ts'

/** Where an order goes: to the buyer's usual address, unless they choose. */
export function useDeliverTo(email: string) {
  const queryClient = useQueryClient()
  /** `null`: collection in the shop. */
  const [chosen, choose] = useState<Recipient | null>()
  const [texts, setTexts] = useState<Omit<PurchaseFields, 'recipient'>>({})
  const [isAdding, setIsAdding] = useState(false)

  /** Waits for the addresses, without which it throws. */
  async function readFields(): Promise<PurchaseFields> {
    const { addresses } = await queryClient.ensureQueryData(ownAddresses(email)).catch(refuse)
    return { recipient: chosen === undefined ? addresses[0] : (chosen ?? undefined), ...texts }
  }

  /** Asks for the address that the shop requires. */
  function onRefused(error: Error) {
    if (error instanceof CallError && error.code === 'recipient-required') setIsAdding(true)
  }

  const choice = { email, chosen, choose, texts, setTexts, isAdding, setIsAdding }
  return { ...choice, readFields, onRefused }
}

function refuse({ message }: Error): never {
  // The status of a request that the shop has not read: it can be sent again as it is.
  const text = `Your addresses could not be read, so nothing was ordered. ${message}`
  throw new CallError(408, 'addresses-unread', text)
}
