// biome-ignore-all lint/a11y/noRedundantRoles: the layout of cards in a narrow window drops the roles of a table
import { Button } from '@mui/material'
import { toCents } from '@tech-house/api/contract/money'
import type { Order } from '@tech-house/api/contract/orders/order'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { countOf, formatPrice } from '@tech-house/api/parts/format-number'
import { useState } from 'react'
import { formatDate } from '#shared/dates.ts'
import { toOrder } from '#shared/paths.ts'
import type { Elements } from '#shared/ui/elements.ts'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import type { ShowRow } from '#shared/ui/tables/data-table.tsx'
import { describeRecipient } from './order-amount.tsx'
import { WithdrawnTag } from './withdrawn/withdrawn-tag.tsx'

/** A purchase with more lines is folded. */
const maxOpenLines = 5

interface Options {
  columns: number
  /** Whether the list ends within its last purchase, because its next page is not loaded. */
  isCut: boolean
  /** Whether the list may have only some lines of a purchase, because of a filter. */
  isFiltered?: boolean
  before?: (orders: Order[]) => Elements
  after: (orders: Order[], isWhole: boolean) => Elements
}

/** Orders of one purchase stand below one heading. */
export const arrangePurchases =
  (options: Options) =>
  (orders: Order[], showRow: ShowRow<Order>): Elements[] => {
    const rows = orders.map((order, index) => ({ order, show: showRow.bind(null, order, index) }))
    const groups = Map.groupBy(rows, ({ order }) => order.purchase)
    const last = orders.at(-1)
    return [...groups].map(([key, group]) => {
      if (group.length === 1) return group[0]?.show()
      const lines = group.map(({ order }) => order)
      const isCut = options.isCut && lines.at(-1) === last
      return (
        <PurchaseGroup key={key} orders={lines} {...options} isCut={isCut}>
          {group.map(({ show }) => show(true))}
        </PurchaseGroup>
      )
    })
  }

interface Props extends Options {
  orders: Order[]
  children: Elements
}

function PurchaseGroup(props: Props) {
  const { orders, columns, isCut, isFiltered = false, before, after, children } = props
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? orders.length <= maxOpenLines
  const [first] = orders

  return (
    <>
      <tr role="row" data-heading>
        <td role="cell" colSpan={columns}>
          <div>
            {before?.(orders)}
            <strong>
              {first && <PurchaseLink number={first.purchase} />}
              <span>{`: ${sumUp(orders, { isCut, isFiltered })}`}</span>
            </strong>
            <small>{describeStatus(orders)}</small>
            <WithdrawnTag lines={orders} />
            {after(orders, !isCut && !isFiltered)}
            {orders.length > maxOpenLines && (
              <Button size="small" aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
                <span>{isOpen ? 'Hide products' : `Show ${orders.length} products`}</span>
              </Button>
            )}
          </div>
        </td>
      </tr>
      {isOpen && children}
    </>
  )
}

const PurchaseLink = ({ number }: { number: string }) => (
  <TextLink to={toOrder(number)}>{`Purchase ${formatPurchaseNumber(number)}`}</TextLink>
)

function sumUp(orders: Order[], { isCut, isFiltered }: Record<'isCut' | 'isFiltered', boolean>) {
  const cents = orders.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0)
  const count = countOf(orders.length, isFiltered ? 'matching product' : 'product')
  return isCut
    ? `its first ${count}, the others follow with “Show more”`
    : `${count}, ${formatPrice(cents / 100)}`
}

function describeStatus(orders: Order[]): string {
  const counts = Map.groupBy(orders, ({ status }) => status)
  const statuses = [...counts].map(([status, { length }]) => `${length} ${status}`)
  const [first] = orders
  const recipient = first && describeRecipient(first)
  return [formatDate(first?.createdAt ?? ''), ...statuses, recipient].filter(Boolean).join(', ')
}
