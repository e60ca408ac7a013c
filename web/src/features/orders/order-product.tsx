import type { Order } from '@tech-house/api/contract/orders/order'
import { toOrder } from '#shared/paths.ts'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { WithThumbnail } from '#shared/ui/thumbnail.tsx'

export function OrderProduct({ order }: { order: Order }) {
  return (
    <WithThumbnail src={order.image}>
      <TextLink to={toOrder(order.purchase)}>{order.product}</TextLink>
    </WithThumbnail>
  )
}
