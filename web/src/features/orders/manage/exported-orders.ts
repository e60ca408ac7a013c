import type { Order, OrderFilter } from '@tech-house/api/contract/orders/order'
import type { Recipient } from '@tech-house/api/contract/orders/recipient'
import { fetchPage } from '#shared/api/api-fetch.ts'
import type { Columns } from '#shared/csv/export-button.tsx'
import { readAllPages } from '#shared/csv/read-all-pages.ts'

/** The orders of the CSV file, each purchase's delivery and sum with its first order. */
export async function readExportedOrders(filter: OrderFilter): Promise<ExportedOrder[]> {
  const [orders, { formatAddress }] = await Promise.all([
    readAllPages((cursor) => fetchPage('GET /orders', { query: { ...filter, cursor } })),
    import('#shared/orders/format-address.ts'),
  ])
  const sums = await readSums(orders)
  return orders.map(({ recipient, ...order }) => {
    const partNumbers = order.partNumbers?.join('; ')
    const row = { ...order, ...sums.get(order._id), partNumbers }
    if (!recipient) return row
    const { phone, vatNumber, ...address } = recipient
    const { postalCode, city, country } = address
    // On one line, because a spreadsheet may split a cell at line breaks.
    const label = formatAddress(address).replaceAll('\n', ', ')
    return { ...row, recipient: label, postalCode, city, country, phone, vatNumber }
  })
}

/** Of each purchase, at the first of these orders. */
async function readSums(orders: Order[]) {
  const times = orders.map(({ createdAt }) => createdAt).toSorted()
  const [from, last] = [times.at(0), times.at(-1)]
  if (!from || !last) return new Map<string, ExportedSums>()
  const to = new Date(Date.parse(last) + 1).toISOString()
  const purchases = await readAllPages((cursor) =>
    fetchPage('GET /purchases?view=admin', { query: { from, to, cursor } }),
  )
  const firstOf = new Map(orders.toReversed().map(({ _id, purchase }) => [purchase, _id]))
  return new Map(
    purchases.flatMap(({ _id, delivery, sums, tax, payment }): [string, ExportedSums][] => {
      const first = firstOf.get(_id)
      const { deliveryCents, netCents, taxCents, grossCents } = sums
      const [deliveryPrice, net, included, toPay] = [
        deliveryCents,
        netCents,
        taxCents,
        grossCents,
      ].map((cents) => cents / 100)
      const { paidCents = 0, paidOn, refundedCents = 0 } = payment
      const row = {
        delivery: delivery.name,
        deliveryPrice,
        taxCountry: tax.country,
        taxPercent: tax.percent,
        net,
        tax: included,
        toPay,
        paidSum: paidCents / 100,
        paidOn,
        refundedSum: refundedCents / 100,
      }
      return first ? [[first, row]] : []
    }),
  )
}

interface ExportedSums {
  delivery?: string
  deliveryPrice?: number | undefined
  taxCountry?: string
  taxPercent?: number
  net?: number | undefined
  tax?: number | undefined
  toPay?: number | undefined
  paidSum?: number
  paidOn?: string | undefined
  refundedSum?: number
}

type ExportedOrder = Omit<Order, 'recipient' | 'partNumbers'> &
  ExportedSums &
  Partial<Pick<Recipient, 'postalCode' | 'city' | 'country' | 'phone' | 'vatNumber'>> & {
    recipient?: string
    partNumbers?: string | undefined
  }

export const exported: Columns<ExportedOrder> = {
  _id: true,
  createdAt: true,
  status: true,
  name: true,
  email: true,
  productId: true,
  product: true,
  partNumbers: true,
  price: true,
  priorPrice: true,
  quantity: true,
  totalPrice: true,
  paid: true,
  purchase: true,
  delivery: true,
  deliveryPrice: true,
  taxCountry: true,
  taxPercent: true,
  net: true,
  tax: true,
  toPay: true,
  paidSum: true,
  paidOn: true,
  refundedSum: true,
  deliveredPieces: true,
  withdrawnPieces: true,
  recipient: true,
  postalCode: true,
  city: true,
  country: true,
  phone: true,
  vatNumber: true,
  reference: true,
  image: false,
}
