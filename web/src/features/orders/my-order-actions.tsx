import type { Order } from '@tech-house/api/contract/orders/order'
import { orderTransition } from '@tech-house/api/contract/orders/order-status'
import { Link } from 'react-router-dom'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { toPayment } from '#shared/paths.ts'
import { toastSuccess } from '#shared/toast.ts'
import { OrderAgainButton } from './order-again-button.tsx'

export function MyOrderActions({ order }: { order: Order }) {
  return (
    <>
      <Link
        className={order.status === 'delivered' ? 'row-button' : 'row-button outlined'}
        to={toPayment(order._id)}
      >
        Make Payment
      </Link>
      {!order.deliveredPieces && orderTransition('order-cancelled', order.status) && (
        <ConfirmWrite
          label="Cancel"
          question={`Cancel your order of ${order.product}?`}
          warning="The order is gone for good, and its pieces go back on the shelf."
          yes="Cancel order"
          no="Keep order"
          write={() => fetchOnce('DELETE /myorder/:id', { params: { id: order._id } })}
          unconfirmed="We could not confirm whether your order was cancelled."
          changes={orderKeys}
          onSuccess={() => toastSuccess('Delete Success')}
        />
      )}
      <OrderAgainButton orders={[order]} label={order.product} />
    </>
  )
}
