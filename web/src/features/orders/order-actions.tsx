import type { Order } from '@tech-house/api/contract/orders/order'
import { orderTransition } from '@tech-house/api/contract/orders/order-status'
import { withdrawnRest } from '@tech-house/api/contract/orders/withdrawn'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { deleteTexts } from '#shared/confirm/delete-texts.ts'
import { useMay } from '#shared/session/use-may.ts'
import { toastSuccess } from '#shared/toast.ts'
import { WriteButton } from '#shared/writes/write-button.tsx'
import { toastDelivery } from './parcels/undo-delivery.tsx'
import { deliverWithdrawn } from './withdrawn/deliver-withdrawn.ts'

export function OrderActions({ order }: { order: Order }) {
  const { _id, product, status } = order
  const [canDeliver, canDelete] = [useMay('delivery'), useMay('admin')]
  const isWithdrawn = withdrawnRest(order) > 0
  const delivery = {
    label: 'Delivery',
    write: async () => {
      const query = { includeWithdrawn: isWithdrawn ? ('1' as const) : undefined }
      const answer = await apiFetch('PUT /deliver/:id', { params: { id: _id }, query })
      return toastDelivery('Product delivered successful', [answer])
    },
    unconfirmed: 'We could not confirm whether the order was delivered.',
    changes: orderKeys,
  }
  return (
    <>
      {canDeliver &&
        orderTransition('order-delivered', status) &&
        (isWithdrawn ? (
          <ConfirmWrite {...delivery} {...deliverWithdrawn([order])} onSuccess={() => {}} />
        ) : (
          <WriteButton {...delivery} variant="contained" />
        ))}
      {status === 'delivered' && <small className="done">Product was delivered</small>}
      {canDelete && (
        <ConfirmWrite
          {...deleteTexts(`the order of ${product}`)}
          write={() => fetchOnce('DELETE /order/:id', { params: { id: _id } })}
          unconfirmed="We could not confirm whether the order was deleted."
          changes={orderKeys}
          onSuccess={() => toastSuccess('Delete Success')}
        />
      )}
    </>
  )
}
