import { Box } from '@mui/material'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { toOrder } from '#shared/paths.ts'
import { toastWithAction } from '#shared/ui/toast-with-action.tsx'

/** Toasts are outside of the router, so their link gets its navigation from here. */
export function useToastBooked() {
  const navigate = useNavigate()

  return (text: string, purchase: string) => {
    const to = toOrder(purchase)
    const open = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void navigate(to)
    }
    void toastWithAction(
      text,
      <Box component="a" href={to} onClick={open} sx={{ color: 'inherit' }}>
        {`Purchase ${formatPurchaseNumber(purchase)}`}
      </Box>,
    )
  }
}
