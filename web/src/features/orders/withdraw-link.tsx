import { Button } from '@mui/material'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { Link } from 'react-router-dom'
import { toWithdraw } from '#shared/paths.ts'
import type { WithdrawalEntry } from '#shared/withdrawal-entry.ts'
import { isOrder } from './is-order.ts'

export function WithdrawLink({ _id, name, email, lines }: PurchaseDetails) {
  const purchase = formatPurchaseNumber(_id)
  const orders = lines.filter(isOrder)
  const goods = orders.map(({ product, quantity }) => ({ product, pieces: 0, most: quantity }))
  const entry: WithdrawalEntry = { name, email, purchase, scope: 'whole', goods }
  return (
    <Button
      component={Link}
      to={toWithdraw(purchase)}
      state={entry}
      size="small"
      variant="outlined"
    >
      Withdraw
    </Button>
  )
}
