import * as z from 'zod/mini'
import { Review } from '../catalog/review.ts'
import { byId, endpoint } from '../endpoint.ts'
import { Enquiry } from '../enquiries/enquiry.ts'
import { BuyerSearch } from '../orders/order.ts'
import { Purchase } from '../orders/purchase.ts'
import { PurchaseMessage } from '../orders/purchase-message.ts'
import { PageQuery } from '../page.ts'
import { Addresses } from './addresses.ts'
import { User } from './user.ts'

/** An account as staff see it, with its phone number. */
export const Customer = z.extend(User, { name: z.optional(z.string()) })
export type Customer = z.infer<typeof Customer>

export const listCustomers = endpoint('GET /customers', {
  summary: 'Accounts with name and phone number, newest first',
  query: z.extend(PageQuery, {
    q: z
      .optional(BuyerSearch)
      .check(z.describe('The beginning of a name, email or phone number, or a purchase number')),
  }),
  responseKind: 'page',
  response: z.array(Customer),
})

export const listStaff = endpoint('GET /users?view=staff', {
  summary: 'Accounts that have a role of staff, newest first',
  query: PageQuery,
  responseKind: 'page',
  response: z.array(Customer),
})

/** Of each kind at most the 20 newest. */
export const readCustomer = endpoint('GET /customer/:id', {
  summary:
    'An account with its addresses, newest purchases, reviews, messages, notes and enquiries',
  params: byId,
  response: z.extend(Customer, {
    createdAt: z.iso.datetime(),
    addresses: Addresses,
    purchases: z.array(Purchase),
    reviews: z.array(Review),
    messages: z.array(PurchaseMessage),
    notes: z.array(PurchaseMessage),
    /** Sent with the email of the account, perhaps by another person. */
    enquiries: z.array(Enquiry),
  }),
})
export type CustomerDetails = z.infer<typeof readCustomer.response>
