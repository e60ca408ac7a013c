import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '@tech-house/api/contract/orders/order'
import { maxBulkOrders } from '@tech-house/api/contract/orders/order-limits'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { lazy } from 'react'
import { ExportButton } from '#shared/csv/export-button.tsx'
import { sizes } from '#shared/theme/sizes.ts'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { PagedTable } from '#shared/ui/tables/paged-table.tsx'
import { SelectedRows, SelectRows, useSelectedRows } from '#shared/ui/tables/select-rows.tsx'
import { usePagedList } from '#shared/use-paged-list.ts'
import { searchParams, useUrlSearch } from '#shared/use-url-search.ts'
import { BulkFailures } from '../bulk-failures.tsx'
import { OrderActions } from '../order-actions.tsx'
import { OrderAmount } from '../order-amount.tsx'
import { OrderProduct } from '../order-product.tsx'
import { allOrders, orderCount } from '../order-queries.ts'
import { arrangePurchases } from '../purchase-groups.tsx'
import { useBulkOrders } from '../use-bulk-orders.ts'
import { BulkOrdersBar } from './bulk-orders-bar.tsx'
import { exported, readExportedOrders } from './exported-orders.ts'
import { OrderBuyer } from './order-buyer.tsx'
import {
  isPurchaseTab,
  type OrderSearch,
  type OrderTab,
  orderFilter,
  readOrderSearch,
} from './order-search.ts'
import { OrderSearchForm } from './order-search-form.tsx'

// The list of orders does not wait for it.
const PurchasesTable = lazy(() => import('./purchases-table.tsx'))

export function ManageOrdersTable() {
  const url = useUrlSearch(readOrderSearch)
  const { status } = url.shown
  return (
    <Box sx={belowToolbar}>
      <OrderSearchForm search={url.search} onChange={url.changeSearch} />
      {isPurchaseTab(status) ? (
        <PurchasesTable key={status} tab={status} />
      ) : (
        <OrdersTable {...url} />
      )}
    </Box>
  )
}

type Url = ReturnType<typeof useUrlSearch<OrderSearch>>

function OrdersTable({ search, shown, isSearch }: Url) {
  const { data: total } = useQuery(orderCount(orderFilter(shown)))
  const list = usePagedList(allOrders(orderFilter(shown)), { total })
  const { status, ...others } = shown
  const onlyStatus = searchParams(others).size > 0 ? undefined : status
  const { bulk, failures, dismiss } = useBulkOrders()
  const { selected, selection } = useSelectedRows(list.data)

  return (
    <SelectedRows value={selection}>
      <Box sx={toolbar}>
        {list.data.length > 0 && (
          <BulkOrdersBar orders={list.data} selected={selected} bulk={bulk} />
        )}
        <ExportButton
          name="orders"
          columns={exported}
          read={() => readExportedOrders(orderFilter(search))}
        />
        <BulkFailures failures={failures} onDismiss={dismiss} />
      </Box>
      <PagedTable
        search={String(searchParams(shown))}
        label="All orders"
        columns={columns}
        list={list}
        arrange={arrangePurchases({
          columns: columns.length,
          isCut: list.hasNextPage,
          isFiltered: Boolean(shown.status || shown.productId),
          before: (orders) =>
            showCheckbox(orders, `purchase ${formatPurchaseNumber(orders[0]?.purchase ?? '')}`),
          after: (orders) => <OrderBuyer orders={orders} />,
        })}
        empty={
          (onlyStatus && emptyStatuses[onlyStatus]) ??
          (isSearch
            ? { title: 'No order matches.', hint: searchedFor(search) }
            : {
                title: 'Nobody has ordered anything yet.',
                hint: 'The first order will stand here as soon as it is booked.',
              })
        }
      />
    </SelectedRows>
  )
}

const showCheckbox = (orders: Order[], what: string) => (
  <SelectRows
    rows={orders}
    label={`Select ${what}, ordered by ${orders[0]?.name}`}
    max={maxBulkOrders}
  />
)

const emptyStatuses: Partial<Record<OrderTab, { title: string; hint: string }>> = {
  pending: {
    title: 'No order waits for delivery.',
    hint: 'The next order will stand here as soon as it is booked.',
  },
  delivered: { title: 'No order was delivered yet.', hint: 'Deliver the pending ones first.' },
}

function searchedFor({ q, email }: OrderSearch): string {
  if (email) return `Searched for orders of ${email}. Try another status, product or period.`
  if (!q) return 'Try another status, buyer, product or period.'
  return `Searched for “${q}” at the beginning of names, emails, companies, postal codes, phone numbers and references, and as an order id or purchase number.`
}

const toolbar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  mb: 1,
  py: 0.5,
  position: { md: 'sticky' },
  top: sizes.bar,
  zIndex: 1,
  bgcolor: 'background.default',
}

/** A control that gets the focus is not hidden by the toolbar. */
const belowToolbar = { '& td *': { scrollMarginTop: sizes.field } }

const columns: Column<Order>[] = [
  { header: 'Select', cell: (order) => showCheckbox([order], order.product) },
  { header: 'Product', cell: (order) => <OrderProduct order={order} /> },
  { header: 'Buyer', breaks: true, cell: (order) => <OrderBuyer orders={[order]} /> },
  { header: 'Details', cell: (order) => <OrderAmount order={order} /> },
  { header: 'Actions', cell: (order) => <OrderActions order={order} /> },
]
