import { Box, Button, Card, Typography } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import type {
  PurchaseDetails as Details,
  PurchaseLine,
} from '@tech-house/api/contract/orders/purchase'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { withdrawalDays } from '@tech-house/shop'
import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { toProduct, toWithdraw } from '#shared/paths.ts'
import { useMay } from '#shared/session/use-may.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { DialogButton } from '#shared/ui/dialogs/dialog-button.tsx'
import { EmptyState } from '#shared/ui/failures/empty-state.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { type Column, DataTable } from '#shared/ui/tables/data-table.tsx'
import { WithThumbnail } from '#shared/ui/thumbnail.tsx'
import { BulkFailures } from './bulk-failures.tsx'
import { isOrder } from './is-order.ts'
import { MessagesSection } from './messages/messages-section.tsx'
import { MyOrderActions } from './my-order-actions.tsx'
import { MyPurchaseActions } from './my-purchase-actions.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderAmount } from './order-amount.tsx'
import { purchase } from './order-queries.ts'
import { OrderStatus } from './order-status.tsx'
import { ParcelList } from './parcels/parcel-list.tsx'
import { PaymentActions } from './payment/payment-actions.tsx'
import { PrintPurchase } from './print/print-purchase.tsx'
import { PurchaseActions } from './purchase-actions.tsx'
import { PurchaseSummary } from './purchase-summary.tsx'
import { PurchaseTimeline } from './purchase-timeline.tsx'
import { PurchaseRecipient } from './recipient/purchase-recipient.tsx'
import { ReturnList } from './returns/return-list.tsx'
import { useBulkOrders } from './use-bulk-orders.ts'
import { CancelWithdrawn } from './withdrawn/cancel-withdrawn.tsx'
import { WithdrawnTag } from './withdrawn/withdrawn-tag.tsx'

const ChangeLinesDialog = lazy(() => import('./lines/change-lines-dialog.tsx'))

export function PurchaseDetails({ id }: { id: string }) {
  const [isStaff, canCorrect, canFindProducts] = [
    useMay('orders'),
    useMay('support'),
    useMay('catalog'),
  ]
  const { data } = useSuspenseQuery(purchase(id))
  const { bulk, failures, dismiss } = useBulkOrders()
  const [line] = data?.lines ?? []
  if (!data || !line) {
    return (
      <EmptyState
        title="Order not found."
        hint="It may have been cancelled or deleted, or it belongs to another account."
      />
    )
  }
  const orders = data.lines.filter(isOrder)
  const Actions = isStaff ? PurchaseActions : MyPurchaseActions

  return (
    <Box sx={{ displayPrint: 'none' }}>
      <BulkFailures isOwn={!isStaff} failures={failures} onDismiss={dismiss} />
      <Box sx={columns}>
        <Card component="section" aria-label="Invoice" sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Typography variant="h3">{titleOf(data)}</Typography>
            <OrderStatus status={data.status} />
            <WithdrawnTag lines={orders} />
          </Box>
          <PurchaseSummary purchase={data} order={line} />
          <PaymentActions purchase={data} />
          <PrintPurchase purchase={data} />
          {!isStaff && withdrawalDays > 0 && orders.length > 0 && <WithdrawLink purchase={data} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <CancelWithdrawn purchase={data} />
            {orders.length > 1 && <Actions orders={orders} bulk={bulk} />}
          </Box>
        </Card>
        <PurchaseTimeline purchase={data} />
        <PurchaseRecipient purchase={data} />
      </Box>
      <DialogButton
        label="Change products"
        isOffered={canCorrect && canFindProducts && data.status === 'pending'}
        sx={{ mb: 2 }}
      >
        {(close) => <ChangeLinesDialog purchase={data} onClose={close} />}
      </DialogButton>
      <DataTable
        label="Products"
        columns={[...lineColumns, { header: 'Actions', cell: isStaff ? forStaff : forBuyer }]}
        rows={data.lines}
        rowKey={({ _id }) => _id}
        empty=""
      />
      <ParcelList purchase={data} />
      <ReturnList purchase={data} />
      <MessagesSection purchase={data} />
    </Box>
  )
}

const titleOf = ({ _id, lines }: Details) =>
  lines[0]?.purchase ? `Purchase ${formatPurchaseNumber(_id)}` : `Order ${_id}`

function WithdrawLink({ purchase: { _id, name, email, lines } }: { purchase: Details }) {
  const purchase = formatPurchaseNumber(_id)
  const orders = lines.filter(isOrder)
  const goods = orders.map(({ product, quantity }) => `${quantity} × ${product}`).join('\n')
  return (
    <Button
      component={Link}
      to={toWithdraw(purchase)}
      state={{ name, email, purchase, goods }}
      size="small"
      variant="outlined"
    >
      Withdraw
    </Button>
  )
}

const forStaff = (line: PurchaseLine) => isOrder(line) && <OrderActions order={line} />
const forBuyer = (line: PurchaseLine) => isOrder(line) && <MyOrderActions order={line} />

const lineColumns: Column<PurchaseLine>[] = [
  {
    header: 'Product',
    cell: ({ productId, product, image }) => (
      <WithThumbnail src={image}>
        <TextLink to={toProduct(productId)}>{product}</TextLink>
      </WithThumbnail>
    ),
  },
  { header: 'Status', cell: ({ status }) => <OrderStatus status={status} /> },
  { header: 'Details', cell: (line) => <OrderAmount order={line} isLine /> },
]

const columns = {
  display: 'grid',
  gap: 4,
  mb: 4,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: `minmax(0, ${sizes.wideForm}px)`,
    lg: `minmax(0, ${sizes.wideForm}px) minmax(0, 20rem)`,
  },
}
