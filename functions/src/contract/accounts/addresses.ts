import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { maxAddresses } from '../orders/order-limits.ts'
import { Recipient } from '../orders/recipient.ts'

/** The first one is the usual one. */
export const Addresses = z.array(Recipient)

export const readAddresses = endpoint('GET /addresses', {
  summary: "The caller's own addresses",
  response: z.object({
    addresses: Addresses,
    revision: z.int(),
    /** Whether the shop takes orders with a recipient only. */
    isRequired: z.boolean(),
  }),
})

export const writeAddresses = endpoint('PUT /addresses', {
  summary: "Replace the caller's own addresses; the first one is the usual one",
  conditional: true,
  body: z.object({ addresses: z.array(Recipient).check(z.maxLength(maxAddresses)) }),
  response: z.object({ modifiedCount: z.int(), revision: z.int() }),
})
