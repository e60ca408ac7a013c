import addressesByEmail from '../../emulator-data/addresses.json' with { type: 'json' }
import purchases from '../../emulator-data/purchases.json' with { type: 'json' }
import { writeAddresses } from '../../functions/src/contract/accounts/addresses.ts'
import { NewParcel } from '../../functions/src/contract/orders/parcel.ts'
import { PurchaseFields, type Recipient } from '../../functions/src/contract/orders/recipient.ts'
import { NewReturn, ReturnChange } from '../../functions/src/contract/orders/return.ts'

/** The fields of the purchase, and what happens to it. */
interface SeedPurchase extends Omit<PurchaseFields, 'recipient'> {
  /** The index of the address among those of the buyer. */
  address?: number
  /** Which share of its sum is paid; all of a purchase that is delivered. */
  paid?: number
  parcels?: SeedParcel[]
  returns?: SeedReturn[]
  messages?: { by: string; text: string }[]
  notes?: string[]
}

/** A parcel with names of products instead of ids of orders. */
interface SeedParcel {
  lines: { product: string }[]
}

/** A return with names of products, and what becomes of it. */
interface SeedReturn {
  lines: { product: string }[]
  steps?: { state: string; lines?: { product: string }[] }[]
}

/** The addresses of an email, the usual one first. */
export function addressesOf(email: string): Recipient[] {
  const known: Record<string, Recipient[]> = addressesByEmail
  return writeAddresses.body.parse({ addresses: known[email] ?? [] }).addresses
}

/** What `purchases.json` has about the purchase with this name, and where it is sent. */
export function seedPurchase(name: string | undefined, email: string) {
  const known: Record<string, SeedPurchase> = purchases
  const { address = 0, parcels = [], returns = [], ...rest } = known[name ?? ''] ?? {}
  const { messages = [], notes = [], paid, ...given } = rest
  const fields = PurchaseFields.parse({ ...given, recipient: addressesOf(email)[address] })
  const texts = [
    ...messages.map((sent) => ({ kind: 'messages' as const, ...sent })),
    ...notes.map((text) => ({ kind: 'notes' as const, by: 'shop', text })),
  ]
  return { fields, parcels, returns, texts, paid }
}

/** `orderOf` has the id of the order of each product. */
export const newParcel = (parcel: SeedParcel, orderOf: Map<string, string>): NewParcel =>
  NewParcel.parse({ ...parcel, lines: ofOrders(parcel.lines, orderOf) })

/** A new return and its changes. */
export function newReturn(
  { steps = [], ...made }: SeedReturn,
  orderOf: Map<string, string>,
): [NewReturn, ReturnChange[]] {
  const changes = steps.map(({ lines, ...step }) =>
    ReturnChange.parse({ ...step, ...(lines && { lines: ofOrders(lines, orderOf) }) }),
  )
  return [NewReturn.parse({ ...made, lines: ofOrders(made.lines, orderOf) }), changes]
}

const ofOrders = (lines: { product: string }[], orderOf: Map<string, string>) =>
  lines.map(({ product, ...line }) => ({ ...line, orderId: orderOf.get(product) }))
