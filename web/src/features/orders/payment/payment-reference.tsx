import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { describePayment, howToPay, openCents } from '@tech-house/api/contract/orders/payable'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { formatCents } from '@tech-house/api/parts/format-number'
import { Facts, factColumns } from '#shared/ui/facts.tsx'
import { purchase } from '../order-queries.ts'

/** How the buyer pays an order, with reference and amount. */
export default function PaymentReference({ id }: { id: string }) {
  const { data } = useQuery(purchase(id))
  if (!data) return null
  const open = openCents(data)
  return (
    <>
      <Facts
        facts={[
          ['Reference', formatPurchaseNumber(data._id)],
          ['To pay', open > 0 && formatCents(open)],
          ['Payment', describePayment(data)],
        ]}
        sx={factColumns}
      />
      <Typography sx={{ mb: 4 }}>{howToPay(data)}</Typography>
    </>
  )
}
