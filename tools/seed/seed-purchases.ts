import * as z from 'zod/mini'
import addresses from '../../emulator-data/addresses.json' with { type: 'json' }
import purchases from '../../emulator-data/purchases.json' with { type: 'json' }
import { writeAddresses } from '../../functions/src/contract/accounts/addresses.ts'
import { NewParcel } from '../../functions/src/contract/orders/parcel.ts'
import {
  PurchaseMessage,
  writeMessage,
} from '../../functions/src/contract/orders/purchase-message.ts'
import { PurchaseFields, type Recipient } from '../../functions/src/contract/orders/recipient.ts'

const SeedPurchase = z.strictObject({
  /** The index of the address among those of the buyer. */
  address: z._default(z.int(), 0),
  reference: PurchaseFields.shape.reference,
  message: PurchaseFields.shape.message,
  /** With names of products instead of ids of orders. */
  parcels: z._default(
    z.array(z.looseObject({ lines: z.array(z.looseObject({ product: z.string() })) })),
    [],
  ),
  messages: z._default(
    z.array(z.strictObject({ by: PurchaseMessage.shape.by, ...writeMessage.body.shape })),
    [],
  ),
  notes: z._default(z.array(writeMessage.body.shape.text), []),
})
const Purchases = z.record(z.string(), SeedPurchase)
const Addresses = z.record(z.string(), writeAddresses.body.shape.addresses)

/** The addresses of an email, the usual one first. */
export const addressesOf = (email: string): Recipient[] => Addresses.parse(addresses)[email] ?? []

/** What `purchases.json` has about the purchase with this name, and where it is sent. */
export function seedPurchase(name: string | undefined, email: string) {
  const { address, reference, message, parcels, messages, notes } =
    Purchases.parse(purchases)[name ?? ''] ?? SeedPurchase.parse({})
  const fields = PurchaseFields.parse({
    recipient: addressesOf(email)[address],
    ...(reference && { reference }),
    ...(message && { message }),
  })
  const texts = [
    ...messages.map((sent) => ({ kind: 'messages' as const, ...sent })),
    ...notes.map((text) => ({ kind: 'notes' as const, by: 'shop' as const, text })),
  ]
  return { fields, parcels, texts }
}

type SeedParcel = ReturnType<typeof seedPurchase>['parcels'][number]

/** `orderOf` has the id of the order of each product. */
export const newParcel = (parcel: SeedParcel, orderOf: Map<string, string>): NewParcel =>
  NewParcel.parse({
    ...parcel,
    lines: parcel.lines.map(({ product, ...line }) => ({ ...line, orderId: orderOf.get(product) })),
  })
