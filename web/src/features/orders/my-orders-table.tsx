import { Box, Typography } from '@mui/material'
import { toCents } from '@tech-house/api/contract/money'
import type { Order } from '@tech-house/api/contract/orders/order'
import { orderTransition } from '@tech-house/api/contract/orders/order-status'
import { formatDollars } from '@tech-house/api/parts/format-number'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { paths } from '#shared/paths.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import type { Column } from '#shared/ui/data-table.tsx'
import { LinkButton } from '#shared/ui/link-button.tsx'
import { PagedTable } from '#shared/ui/paged-table.tsx'
import { usePagedList } from '#shared/use-paged-list.ts'
import { BulkFailures } from './bulk-failures.tsx'
import { MyOrderActions } from './my-order-actions.tsx'
import { OrderAgainButton } from './order-again-button.tsx'
import { OrderAmount } from './order-amount.tsx'
import { OrderProduct } from './order-product.tsx'
import { myOrders } from './order-queries.ts'
import { OrderStatus } from './order-status.tsx'
import { type BulkOrders, useBulkOrders } from './use-bulk-orders.ts'

export function MyOrdersTable() {
  const list = usePagedList(myOrders(useSignedIn().email))
  // Here, because the rows that it cancels disappear.
  const { bulk, failures, dismiss } = useBulkOrders()

  function showHeading(orders: Order[]) {
    // The next page may have more orders of the last batch.
    const isCut = list.hasNextPage && orders.at(-1) === list.data.at(-1)
    if (isCut) return <Typography sx={{ fontWeight: 600 }}>Ordered together</Typography>
    return <OrderGroup orders={orders} bulk={bulk} />
  }

  return (
    <>
      <BulkFailures isOwn failures={failures} onDismiss={dismiss} />
      <PagedTable
        label="My orders"
        columns={columns}
        list={list}
        group={{ keyOf: ({ batch }) => batch, heading: showHeading }}
        empty={{
          title: 'You have not ordered anything yet.',
          hint: 'Your first order will stand here, from the moment it is booked.',
          children: <LinkButton to={paths.services}>See the products</LinkButton>,
        }}
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

function OrderGroup({ orders, bulk }: { orders: Order[]; bulk: BulkOrders }) {
  const pending = orders.filter(({ status }) => orderTransition('order-cancelled', status))
  const isCancelling =
    bulk.isPending && bulk.variables.orders.some(({ batch }) => batch === orders[0]?.batch)
  const cents = orders.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {`Ordered together: ${orders.length} products, ${formatDollars(cents / 100)}`}
      </Typography>
      <OrderAgainButton orders={orders} label={`all ${orders.length} products`}>
        Order all again
      </OrderAgainButton>
      {pending.length > 1 && (
        <ConfirmButton
          label="Cancel all"
          question={`Cancel all ${pending.length} orders?`}
          warning="They are gone for good, and their pieces go back on the shelf."
          yes="Cancel all orders"
          no="Keep orders"
          button={{ disabled: bulk.isPending }}
          isPending={isCancelling}
          onConfirm={() => bulk.mutate({ action: 'cancel', orders: pending })}
        />
      )}
    </Box>
  )
}
