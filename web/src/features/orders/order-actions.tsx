import { Stack, Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { orderTransition } from '@tech-house/api/contract/orders/order-status'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { ConfirmDelete } from '#shared/confirm/confirm-delete.tsx'
import { useDeleteOrder } from './use-delete-order.ts'
import { useDeliverOrder } from './use-deliver-order.ts'

/** What an admin does with an order. */
export function OrderActions({ order }: { order: Order }) {
  const deliver = useDeliverOrder()
  const remove = useDeleteOrder()

  return (
    <Stack
      direction="row"
      sx={{
        gap: 1,
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      {orderTransition('order-delivered', order.status) && (
        <ConfirmButton
          label="Delivery"
          question={`Deliver the order of ${order.product}?`}
          warning={`${order.name} gets a mail, and the order can no longer be cancelled.`}
          yes="Deliver"
          no="Not yet"
          color="primary"
          button={{ variant: 'contained' }}
          isPending={deliver.isPending}
          onConfirm={() => deliver.mutate(order._id)}
        />
      )}
      {order.status === 'delivered' && (
        <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 600 }}>
          Product was delivered
        </Typography>
      )}
      <ConfirmDelete
        what={`the order of ${order.product}`}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(order._id)}
      />
    </Stack>
  )
}
