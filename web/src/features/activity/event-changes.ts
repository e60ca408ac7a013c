import type { Reduction } from '@tech-house/api/contract/catalog/reduction'
import type { ShopEvent } from '@tech-house/api/contract/event'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { formatCents, formatPrice } from '@tech-house/api/parts/format-number'
import { formatDateTime } from '#shared/dates.ts'
import { describeAmounts } from '#shared/orders/payment-facts.ts'

export interface FieldChange {
  field: string
  before: string | undefined
  after: string | undefined
}

export function changesOf({ before, after }: Pick<ShopEvent, 'before' | 'after'>): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .map((field) => ({
      field: fieldLabel(field),
      before: formatValue(field, before?.[field]),
      after: formatValue(field, after?.[field]),
    }))
    .filter(({ before, after }) => before !== after)
}

/** `available_quantity` and `totalPrice` as words. */
function fieldLabel(field: string): string {
  if (field === 'gtin') return 'GTIN'
  const words = field.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const prices = ['price', 'totalPrice']

/** In this order, because Firestore sorts them by name. */
const addressFields = 'name company vatNumber lines postalCode city region country phone'.split(' ')

function formatValue(field: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'number' && prices.includes(field)) return formatPrice(value)
  if (field === 'payment') return describeAmounts(Object(value))
  if (field === 'purchase') return formatPurchaseNumber(String(value))
  if (field === 'recipient')
    return addressFields.flatMap((name) => Object(value)[name] ?? []).join(', ')
  if (field === 'delivery') return describeDelivery(value)
  if (field === 'reduction') return describeReduction(Object(value))
  if (field === 'tax') return `${Object(value).percent} %, ${Object(value).country}`
  if (Array.isArray(value)) return value.map(itemText).join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** `$80.00 from Nov 29, 2026, 09:00 until Dec 6, 2026, 09:00, compared with $100.00`. */
const describeReduction = ({ price, from, until, reference }: Reduction) =>
  [
    `${formatPrice(price)} from ${formatDateTime(from)}`,
    until && ` until ${formatDateTime(until)}`,
    reference !== undefined && `, compared with ${formatPrice(reference)}`,
  ]
    .filter(Boolean)
    .join('')

const describeDelivery = (delivery: unknown) =>
  `${Object(delivery).name}, ${formatCents(Object(delivery).priceCents)}`

/** Facts have a label and a value. */
function itemText(item: unknown): string {
  const { label, value } = Object(item)
  if (typeof label === 'string' && typeof value === 'string') return `${label}: ${value}`
  return typeof item === 'object' ? JSON.stringify(item) : String(item)
}
