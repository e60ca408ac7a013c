import * as z from 'zod/mini'
import { Name } from '../../parts/text.ts'
import { byId, endpoint, Id } from '../endpoint.ts'
import { uniqueList } from '../unique-list.ts'
import { DeliveryQuery } from './order.ts'
import { maxPurchaseLines } from './order-limits.ts'

const ParcelLine = z.object({
  orderId: Id,
  pieces: z.int().check(z.positive()),
  serialNumbers: z.optional(z.array(Name(60)).check(z.maxLength(100))),
})

export const NewParcel = z
  .object({
    lines: uniqueList(
      ParcelLine,
      maxPurchaseLines,
      ({ orderId }) => orderId,
      'name each order once',
    ),
    carrier: z.optional(Name(60)),
    trackingNumber: z.optional(Name(60)),
  })
  .register(z.globalRegistry, {
    id: 'NewParcel',
    examples: [{ lines: [{ orderId: 'Jb2kq8vYx0Zc7WmT4nRs', pieces: 2 }], carrier: 'DHL' }],
  })
export type NewParcel = z.infer<typeof NewParcel>

export const Parcel = z.extend(NewParcel, { _id: Id, at: z.iso.datetime() })
export type Parcel = z.infer<typeof Parcel>

export const addParcel = endpoint('POST /purchase/:id/parcels', {
  summary: 'Deliver pieces of the orders of a purchase',
  idempotent: true,
  params: byId,
  query: DeliveryQuery,
  body: NewParcel,
  response: z.object({ parcel: Id }),
})

export const undoParcel = endpoint('DELETE /purchase/:id/parcel/:parcel', {
  summary: 'Undo a delivery of the last ten minutes',
  params: z.extend(byId, { parcel: Id }),
  response: z.object({ deletedCount: z.int() }),
})
