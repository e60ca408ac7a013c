import { Box } from '@mui/material'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import { lazy } from 'react'
import { useMay } from '#shared/session/use-may.ts'
import { DialogButton } from '#shared/ui/dialogs/dialog-button.tsx'

const PaymentDialog = lazy(() => import('./payment-dialog.tsx'))

/** What staff say about the payment of a purchase. */
export function PaymentActions({ purchase }: { purchase: PurchaseDetails }) {
  const canChange = useMay('support')
  const { state, paidCents, refundedCents } = purchase.payment
  if (!canChange) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
      <DialogButton
        label={paidCents ? 'Change payment' : 'Mark as paid'}
        isOffered={Boolean(paidCents) || purchase.sums.grossCents > 0}
        size="small"
      >
        {(close) => <PaymentDialog kind="paid" purchase={purchase} onClose={close} />}
      </DialogButton>
      <DialogButton
        label={refundedCents ? 'Change refund' : 'Mark as refunded'}
        isOffered={state === 'refund' || Boolean(refundedCents)}
        size="small"
      >
        {(close) => <PaymentDialog kind="refunded" purchase={purchase} onClose={close} />}
      </DialogButton>
    </Box>
  )
}
