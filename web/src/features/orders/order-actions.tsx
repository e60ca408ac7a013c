import { Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { orderTransition } from '@tech-house/api/contract/orders/order-status'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { deleteTexts } from '#shared/confirm/delete-texts.ts'
import { toastSuccess } from '#shared/toast.ts'

export function OrderActions({ order: { _id, product, name, status } }: { order: Order }) {
  return (
    <>
      {orderTransition('order-delivered', status) && (
        <ConfirmWrite
          label="Delivery"
          question={`Deliver the order of ${product}?`}
          warning={`${name} gets a mail, and the order can no longer be cancelled.`}
          yes="Deliver"
          no="Not yet"
          color="primary"
          button={{ variant: 'contained' }}
          write={() => apiFetch('PUT /deliver/:id', { params: { id: _id } })}
          unconfirmed="We could not confirm whether the order was delivered."
          changes={orderKeys}
          onSuccess={() => toastSuccess('Product delivered successful')}
        />
      )}
      {status === 'delivered' && (
        <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 600 }}>
          Product was delivered
        </Typography>
      )}
      <ConfirmWrite
        {...deleteTexts(`the order of ${product}`)}
        write={() => fetchOnce('DELETE /order/:id', { params: { id: _id } })}
        unconfirmed="We could not confirm whether the order was deleted."
        changes={orderKeys}
        onSuccess={() => toastSuccess('Delete Success')}
      />
    </>
  )
}
