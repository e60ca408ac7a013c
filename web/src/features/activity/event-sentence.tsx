import type { ShopEvent } from '@tech-house/api/contract/event'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import type { EventCollection } from '@tech-house/api/contract/shop-events'
import { toOrder, toProduct, toTakeBack } from '#shared/paths.ts'
import { TextLink } from '#shared/ui/links/text-link.tsx'

export function EventSentence({ event }: { event: ShopEvent }) {
  const isGone = /-(deleted|cancelled)$/.test(event.type)
  const to = isGone ? undefined : subjectOf(event).to
  const name = nameOf(event)

  return (
    <>
      <p>
        <span>{verbOf(event)}</span>{' '}
        {to ? <TextLink to={to}>{name}</TextLink> : <span>{name}</span>}
      </p>
      <small className="links">
        <TextLink
          to={`?${new URLSearchParams({ subject: event.subject })}`}
          aria-label={`History of ${event.subject}`}
        >
          History
        </TextLink>
        {event.type === 'prices-changed' && (
          <TextLink to={toTakeBack(event.priceChange)}>{`Take back ${name}`}</TextLink>
        )}
      </small>
    </>
  )
}

const verbs: Record<ShopEvent['type'], string> = {
  'order-placed': 'Ordered',
  'order-cancelled': 'Cancelled the order of',
  'order-delivered': 'Delivered',
  'order-deleted': 'Deleted the order of',
  'delivery-undone': 'Undid the delivery of',
  'order-changed': 'Changed the order of',
  'order-withdrawn': 'Withdrew from',
  'purchase-edited': 'Corrected the',
  'payment-changed': 'Changed the payment of the',
  'product-added': 'Added the product',
  'products-imported': 'Imported products from',
  'product-edited': 'Edited the product',
  'prices-changed': 'Changed the prices:',
  'price-changed': 'Changed the price of',
  'stock-corrected': 'Corrected the stock of',
  'product-deleted': 'Deleted the product',
  'product-merged': 'Merged the product',
  'merge-undone': 'Undid the merge of',
  'admin-made': 'Appointed as admin:',
  'admin-removed': 'Removed as admin:',
  'role-changed': 'Changed the role of',
  'review-written': 'Reviewed the shop:',
  'review-deleted': 'Deleted the review of',
  'review-answered': 'Answered the review of',
  'image-deleted': 'Deleted the picture:',
  'user-blocked': 'Blocked from reviews and pictures:',
  'user-unblocked': 'Unblocked:',
  'account-deleted': 'Deleted the',
  'return-changed': 'Changed the return of',
  'enquiry-changed': 'Changed the state of the',
  'enquiry-answered': 'Answered the',
}

/** Also for an event of a later release. */
function verbOf({ type }: ShopEvent): string {
  const words = type.replaceAll('-', ' ')
  return verbs[type] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}:`
}

function subjectOf({ subject }: ShopEvent) {
  const [collection = '', id = ''] = subject.split('/')
  // A later release may have other collections.
  const { noun, to } = kinds[collection as EventCollection] ?? { noun: collection }
  return { collection, id, noun, to: to?.(id) }
}

function nameOf(event: ShopEvent): string {
  const { product, name, email, ...order } = { ...event.before, ...event.after }
  const quantity = movedPieces(event) || order.quantity
  const { collection, id, noun } = subjectOf(event)
  if (typeof product === 'string') {
    return collection === 'orders' && quantity ? `${quantity} × ${product}` : product
  }
  const words = [event.accountEmail, email, name].find((word) => typeof word === 'string')
  // The verb says that it is a product.
  if (!words && collection === 'products') return id
  return words ?? `${noun} ${collection === 'purchases' ? formatPurchaseNumber(id) : id}`
}

/** How many pieces a delivery, its undoing or a withdrawal is about, which may be a part of the order. */
function movedPieces({ type, before, after }: ShopEvent): number {
  const field = type === 'order-withdrawn' ? 'withdrawnPieces' : 'deliveredPieces'
  return Math.abs(Number(after?.[field] ?? 0) - Number(before?.[field] ?? 0))
}

const kinds: Record<EventCollection, { noun: string; to?: (id: string) => string }> = {
  orders: { noun: 'order', to: toOrder },
  purchases: { noun: 'purchase', to: toOrder },
  products: { noun: 'product', to: toProduct },
  users: { noun: 'account' },
  reviews: { noun: 'review' },
  images: { noun: 'picture' },
  enquiries: { noun: 'enquiry' },
  imports: { noun: 'import' },
  priceChanges: { noun: 'price change' },
}
