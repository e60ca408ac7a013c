import type { Order } from '@tech-house/api/contract/orders/order'
import { orderTransition } from '@tech-house/api/contract/orders/order-status'
import { describeWithdrawn } from '@tech-house/api/contract/orders/withdrawn'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { deleteTexts } from '#shared/confirm/delete-texts.ts'
import { useMay } from '#shared/session/use-may.ts'
import type { BulkOrders } from './use-bulk-orders.ts'
import { deliverWithdrawn } from './withdrawn/deliver-withdrawn.ts'

/** What staff do with all orders of a purchase. */
export function PurchaseActions({ orders, bulk }: { orders: Order[]; bulk: BulkOrders }) {
  const pending = orders.filter(({ status }) => orderTransition('order-delivered', status))
  const [canDeliver, canDelete] = [useMay('delivery'), useMay('admin')]
  const isDoing = (action: string) => bulk.isPending && bulk.variables.action === action

  return (
    <>
      {canDeliver && pending.length > 1 && (
        <ConfirmButton
          label={`Deliver ${pending.length}`}
          question={`Deliver ${pending.length} orders?`}
          warning={`${orders[0]?.name} gets a mail ten minutes later. Until then you can undo it.`}
          yes="Deliver"
          no="Not yet"
          color="primary"
          {...(describeWithdrawn(pending) && deliverWithdrawn(pending))}
          button={{ variant: 'contained', size: 'medium', disabled: bulk.isPending }}
          isPending={isDoing('deliver')}
          onConfirm={() => bulk.mutate({ action: 'deliver', orders: pending })}
        />
      )}
      {canDelete && (
        <ConfirmButton
          {...deleteTexts(`all ${orders.length} orders`)}
          label="Delete all"
          button={{ size: 'medium', disabled: bulk.isPending }}
          isPending={isDoing('delete')}
          onConfirm={() => bulk.mutate({ action: 'delete', orders })}
        />
      )}
    </>
  )
}
