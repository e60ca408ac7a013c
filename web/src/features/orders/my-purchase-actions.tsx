import type { Order } from '@tech-house/api/contract/orders/order'
import { orderTransition } from '@tech-house/api/contract/orders/order-status'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { OrderAgainButton } from './order-again-button.tsx'
import type { BulkOrders } from './use-bulk-orders.ts'

/** What a buyer does with all orders of a purchase. */
export function MyPurchaseActions({ orders, bulk }: { orders: Order[]; bulk: BulkOrders }) {
  const pending = orders.filter(
    ({ status, deliveredPieces }) => !deliveredPieces && orderTransition('order-cancelled', status),
  )
  const isCancelling = bulk.isPending && bulk.variables.orders[0]?._id === pending[0]?._id

  return (
    <>
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
          disabled={bulk.isPending}
          isPending={isCancelling}
          onConfirm={() => bulk.mutate({ action: 'cancel', orders: pending })}
        />
      )}
    </>
  )
}
