import { Link } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { Link as RouterLink } from 'react-router-dom'
import { toOrder } from '#shared/paths.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { WithThumbnail } from '#shared/ui/thumbnail.tsx'

/** What was ordered, as the link to the order. */
export function OrderProduct({ order }: { order: Order }) {
  return (
    <WithThumbnail src={order.image}>
      <Link
        component={RouterLink}
        to={toOrder(order._id)}
        color="inherit"
        sx={{ fontWeight: 600, minWidth: { xs: 0, md: sizes.name } }}
      >
        {order.product}
      </Link>
    </WithThumbnail>
  )
}
