import * as z from 'zod/mini'
import { Name, Text } from '../../parts/text.ts'
import { PhoneNumber } from '../accounts/user.ts'
import { maxAmount, toCents } from '../money.ts'
import { countryCodes } from './country-codes.ts'
import { VatNumber } from './vat-number.ts'

const countryPattern = new RegExp(`^(?:${countryCodes.join('|')})$`)

/** Where a purchase is sent. Only countries have a closed form. */
export const Recipient = z
  .object({
    name: Name(200),
    company: z.optional(Name(200)),
    /** It changes no tax. */
    vatNumber: z.optional(VatNumber),
    /** Street and house number, in the order of the country. */
    lines: z.array(Name(200)).check(z.minLength(1), z.maxLength(3)),
    postalCode: z.optional(Name(20)),
    city: Name(100),
    region: z.optional(Name(100)),
    country: z.string().check(z.regex(countryPattern, 'Choose a country')),
    phone: z.optional(PhoneNumber),
  })
  .register(z.globalRegistry, {
    id: 'Recipient',
    examples: [
      {
        name: 'Carlos Mendes',
        company: 'Mendes Render GmbH',
        lines: ['Lindenstraße 12'],
        postalCode: '10969',
        city: 'Berlin',
        country: 'DE',
        phone: '+49 30 901820',
      },
    ],
  })
export type Recipient = z.infer<typeof Recipient>

/** What the buyer says of a purchase. All of it may be absent, such as for a collection in the shop. */
export const PurchaseFields = z.object({
  recipient: z.optional(Recipient),
  /** The buyer's own number. */
  reference: z.optional(Name(100)),
  message: z.optional(Text(1000)),
})
/** The price of a delivery. */
export const DeliveryCents = z.int().check(z.nonnegative(), z.maximum(toCents(maxAmount)))

/** As agreed when the purchase was booked, or later with the buyer. */
export const Delivery = z
  .object({ method: z.string(), name: z.string(), days: z.string(), priceCents: DeliveryCents })
  .register(z.globalRegistry, { id: 'Delivery' })
export type Delivery = z.infer<typeof Delivery>

/** The rate of the day, of the goods and their delivery. */
export const Tax = z
  .object({
    country: z.string(),
    percent: z.number(),
    /** Why it has none, as documents say it. */
    exempt: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'Tax' })
export type Tax = z.infer<typeof Tax>

/** What it costs that the buyer has seen: another price refuses the purchase. */
export const expectedDeliveryCents = z.optional(DeliveryCents)

/** Without them, the first method of the shop that serves the country, or collection without a recipient. */
export const DeliveryChoice = z.object({
  /** The id of a delivery method of the shop. */
  delivery: z.optional(z.string().check(z.maxLength(100))),
  expectedDeliveryCents,
})
export type DeliveryChoice = z.infer<typeof DeliveryChoice>

export type PurchaseFields = z.infer<typeof PurchaseFields>
