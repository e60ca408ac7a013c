import { Box } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { lazy, Suspense } from 'react'
import { paths } from '#shared/paths.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { LinkButton } from '#shared/ui/links/link-button.tsx'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { PagedTable } from '#shared/ui/tables/paged-table.tsx'
import { usePagedList } from '#shared/use-paged-list.ts'
import { readWords, useUrlSearch } from '#shared/use-url-search.ts'
import { BookedPanel } from './booked-panel.tsx'
import { BulkFailures } from './bulk-failures.tsx'
import { MyOrderActions } from './my-order-actions.tsx'
import { MyPurchaseActions } from './my-purchase-actions.tsx'
import { OrderAmount } from './order-amount.tsx'
import { OrderProduct } from './order-product.tsx'
import { myOrders } from './order-queries.ts'
import { OrderStatus } from './order-status.tsx'
import { arrangePurchases } from './purchase-groups.tsx'
import { useBulkOrders } from './use-bulk-orders.ts'

const MyOrdersSearch = lazy(() => import('./my-orders-search.tsx'))

export function MyOrdersTable() {
  const { search, shown, isSearch, changeSearch } = useUrlSearch(readWords)
  const list = usePagedList(myOrders(useSignedIn().email, shown.q))
  // Here, because the rows that it cancels disappear.
  const { bulk, failures, dismiss } = useBulkOrders()

  return (
    <>
      <BookedPanel orders={list.data} />
      <BulkFailures isOwn failures={failures} onDismiss={dismiss} />
      {(isSearch || list.data.length > 0) && (
        <Box sx={{ minHeight: sizes.touch, mb: 3 }}>
          <Suspense>
            <MyOrdersSearch search={search} onFind={changeSearch} />
          </Suspense>
        </Box>
      )}
      <PagedTable
        search={shown.q}
        label="My orders"
        columns={columns}
        list={list}
        arrange={arrangePurchases({
          columns: columns.length,
          isCut: list.hasNextPage,
          isFiltered: isSearch,
          after: (orders, isWhole) => isWhole && <MyPurchaseActions orders={orders} bulk={bulk} />,
        })}
        empty={
          isSearch
            ? { title: 'No order matches.', hint: 'Try another number, reference or recipient.' }
            : {
                title: 'You have not ordered anything yet.',
                hint: 'Your first order will stand here, from the moment it is booked.',
                children: <LinkButton to={paths.services}>See the products</LinkButton>,
              }
        }
      />
    </>
  )
}

const columns: Column<Order>[] = [
  { header: '#', cell: (_order, index) => index + 1 },
  { header: 'Product', cell: (order) => <OrderProduct order={order} /> },
  { header: 'Status', cell: ({ status }) => <OrderStatus status={status} /> },
  { header: 'Details', cell: (order) => <OrderAmount order={order} /> },
  { header: 'Actions', cell: (order) => <MyOrderActions order={order} /> },
]
