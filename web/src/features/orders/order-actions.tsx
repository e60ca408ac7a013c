import type { Order } from '@tech-house/api/contract/orders/order'
import { orderTransition } from '@tech-house/api/contract/orders/order-status'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { deleteTexts } from '#shared/confirm/delete-texts.ts'
import { useMay } from '#shared/session/use-may.ts'
import { toastSuccess } from '#shared/toast.ts'
import { WriteButton } from '#shared/writes/write-button.tsx'
import { toastDelivery } from './parcels/undo-delivery.tsx'

export function OrderActions({ order: { _id, product, status } }: { order: Order }) {
  const [canDeliver, canDelete] = [useMay('delivery'), useMay('admin')]
  return (
    <>
      {canDeliver && orderTransition('order-delivered', status) && (
        <WriteButton
          label="Delivery"
          variant="contained"
          write={() => apiFetch('PUT /deliver/:id', { params: { id: _id } })}
          unconfirmed="We could not confirm whether the order was delivered."
          changes={orderKeys}
          onSuccess={(answer) => toastDelivery('Product delivered successful', [answer])}
        />
      )}
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
