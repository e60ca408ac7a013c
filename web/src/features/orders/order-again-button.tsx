import type { Order } from '@tech-house/api/contract/orders/order'
import { useNavigate } from 'react-router-dom'
import { orderAgain } from '#shared/orders/quick-list.ts'
import { paths } from '#shared/paths.ts'
import { RowButton } from '#shared/ui/tables/row-button.tsx'

interface Props {
  orders: Order[]
  /** What is ordered again, for screen readers. */
  label: string
  children?: string
}

/** Adds the orders to the list of quick order, with today's prices and stock, and opens it. */
export function OrderAgainButton({ orders, label, children = 'Order again' }: Props) {
  const navigate = useNavigate()

  function open() {
    orderAgain(orders)
    void navigate(paths.quickOrder)
  }

  return (
    <RowButton aria-label={`${children}: ${label}`} onClick={open}>
      {children}
    </RowButton>
  )
}
