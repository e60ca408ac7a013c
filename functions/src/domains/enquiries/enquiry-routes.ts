import {
  changeEnquiry,
  contactShop,
  listEnquiries,
  withdraw,
} from '../../contract/enquiries/enquiry.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { EnquiryStore } from './enquiry-store.ts'

export function enquiryRoutes(enquiries: EnquiryStore): Route[] {
  return [
    route(contactShop, async ({ body }) => ({ receivedAt: await enquiries.receive(body) })),
    route(withdraw, async ({ body }) => ({ receivedAt: await enquiries.receive(body) })),
    route(listEnquiries, ({ query }) => enquiries.list(query)),
    route(changeEnquiry, async ({ params, body, caller, idempotencyKey }) => {
      await enquiries.change(params.id, body, caller, idempotencyKey)
      return { modifiedCount: 1 }
    }),
  ]
}
