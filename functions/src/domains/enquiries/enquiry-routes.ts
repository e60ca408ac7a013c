import * as contract from '../../contract/enquiries/enquiry.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { EnquiryStore } from './enquiry-store.ts'

export function enquiryRoutes(enquiries: EnquiryStore): Route[] {
  return [
    route(contract.contactShop, ({ body }) => enquiries.receive(body)),
    route(contract.withdraw, ({ body }) => enquiries.receive(body)),
    route(contract.listEnquiries, ({ query }) => enquiries.list(query)),
    route(contract.changeEnquiry, async ({ params, caller, idempotencyKey }) => {
      await enquiries.close(params.id, caller, idempotencyKey)
      return { modifiedCount: 1 }
    }),
    route(contract.answerEnquiry, async ({ params, body, caller, idempotencyKey }) => {
      await enquiries.answer(params.id, body.text, caller, idempotencyKey)
      return { modifiedCount: 1 }
    }),
  ]
}
