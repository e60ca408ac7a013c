import * as z from 'zod/mini'
import { Role } from './accounts/user.ts'
import { NewProduct } from './catalog/product.ts'
import { Reduction } from './catalog/reduction.ts'
import { Review } from './catalog/review.ts'
import { StockCorrection } from './catalog/stock-correction.ts'
import { Enquiry } from './enquiries/enquiry.ts'
import { Order, type OrderEvent } from './orders/order.ts'
import { Payment } from './orders/payment.ts'
import { Delivery, PurchaseFields, Tax } from './orders/recipient.ts'
import { ReturnKind, ReturnState } from './orders/return.ts'

type Facts = z.ZodMiniObject<Record<string, z.ZodMiniOptional>>

/** The collection of the document that an event is about, and what it stores of the document. */
interface EventDefinition {
  about: string
  before: Facts
  after: Facts
}

/** Fields of which an event has some: those that changed, with `null` for one that was absent. */
function optionalFacts<Shape extends z.core.$ZodShape>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, schema]) => [name, z.nullish(schema)])
  // Each field keeps its name and its schema.
  return z.object(Object.fromEntries(fields)) as z.ZodMiniObject<{
    [Name in keyof Shape]: z.ZodMiniOptional<z.ZodMiniNullable<Shape[Name]>>
  }>
}

const sameFacts = <About extends string, Shape extends z.core.$ZodShape>(
  about: About,
  shape: Shape,
) => ({ about, before: optionalFacts(shape), after: optionalFacts(shape) })

const nothing = optionalFacts({})
const note = z.string()
const revision = z.int()

/** Its purchase has the recipient. */
const { _id, recipient, reference, ...orderShape } = Order.shape
const OrderFacts = optionalFacts({ ...orderShape, uid: z.string() })
const ofOrder = {
  about: 'orders',
  before: OrderFacts,
  after: optionalFacts({ ...orderShape, uid: z.string(), note }),
} as const

/** Of one line of a return, without what the buyer has written. */
export const ReturnFacts = optionalFacts({
  ...z.pick(Order, { productId: true, product: true }).shape,
  kind: ReturnKind,
  state: ReturnState,
  pieces: z.int(),
  writtenOff: z.int(),
  refundCents: z.int(),
})

/** What an event keeps of a product. */
export const ProductFacts = z.extend(NewProduct, { reduction: z.optional(Reduction) })
const productShape = { ...ProductFacts.shape, revision }
const { reason } = StockCorrection.shape
const ofProduct = {
  about: 'products',
  before: optionalFacts(productShape),
  /** `priceChange` is the name of the change of many prices that it belongs to. */
  after: optionalFacts({ ...productShape, reason, note, priceChange: z.string() }),
} as const

const ofRole = sameFacts('users', { role: Role })
const ofBlock = sameFacts('users', { blocked: z.boolean() })
const ofReview = sameFacts(
  'reviews',
  z.pick(Review, { name: true, rating: true, review: true, reply: true }).shape,
)

const ofEnquiry = sameFacts('enquiries', { state: Enquiry.shape.state })

/** Every event of the log. A reader gets the facts of an event by its name. */
export const shopEvents = {
  'order-placed': ofOrder,
  'order-cancelled': ofOrder,
  'order-delivered': ofOrder,
  'delivery-undone': ofOrder,
  'order-changed': ofOrder,
  'order-deleted': ofOrder,
  'order-withdrawn': ofOrder,
  'purchase-edited': sameFacts('purchases', {
    ...PurchaseFields.shape,
    delivery: Delivery,
    tax: Tax,
    revision,
    note,
  }),
  'return-changed': {
    about: 'purchases',
    before: optionalFacts({ state: ReturnState }),
    after: ReturnFacts,
  },
  'payment-changed': sameFacts('purchases', { payment: z.partial(Payment), revision }),
  'product-added': ofProduct,
  /** Instead of `product-added`: one for the products of a commit, with the pieces and prices of those that have any. */
  'products-imported': {
    about: 'imports',
    before: nothing,
    after: optionalFacts({
      name: z.string(),
      products: z.int(),
      openingStock: z.record(z.string(), z.int()),
      prices: z.record(z.string(), z.pick(NewProduct, { price: true, draft: true })),
    }),
  },
  'product-edited': ofProduct,
  'prices-changed': {
    about: 'priceChanges',
    before: nothing,
    after: optionalFacts({ name: z.string(), products: z.int() }),
  },
  'price-changed': ofProduct,
  'stock-corrected': ofProduct,
  'product-deleted': ofProduct,
  'product-merged': ofProduct,
  'merge-undone': ofProduct,
  'admin-made': ofRole,
  'admin-removed': ofRole,
  'role-changed': ofRole,
  'review-written': ofReview,
  'review-deleted': ofReview,
  'review-answered': ofReview,
  'image-deleted': { about: 'images', before: optionalFacts({ uid: z.string() }), after: nothing },
  'user-blocked': ofBlock,
  'user-unblocked': ofBlock,
  'account-deleted': { about: 'users', before: nothing, after: nothing },
  'enquiry-changed': ofEnquiry,
  'enquiry-answered': ofEnquiry,
} as const satisfies Record<z.infer<typeof OrderEvent>, EventDefinition> &
  Record<string, EventDefinition>

type ShopEvents = typeof shopEvents
export type EventType = keyof ShopEvents
export type EventCollection = ShopEvents[EventType]['about']

/** What an event of this type stores of its document from before and after the change. */
export interface EventFacts<Type extends EventType> {
  before: z.infer<ShopEvents[Type]['before']>
  after: z.infer<ShopEvents[Type]['after']>
}

// `Object.keys` has no type for the keys of a constant.
export const eventTypes = Object.keys(shopEvents) as EventType[]
export const eventCollections = [...new Set(Object.values(shopEvents).map(({ about }) => about))]
