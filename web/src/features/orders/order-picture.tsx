import { Box } from '@mui/material'
import type { Order } from '@tech-house/api/contract/order'
import { useState } from 'react'

/** The picture of what was ordered, `width` px wide; its name stands beside it. */
export function OrderPicture({ order, width }: { order: Pick<Order, 'image'>; width: number }) {
  const [isMissing, setIsMissing] = useState(false)
  const image = isMissing ? undefined : order.image

  return (
    <Box
      component="img"
      src={image ?? '/products/no-picture.svg'}
      onError={() => setIsMissing(true)}
      alt=""
      width={width}
      height={(width * 3) / 4}
      loading="lazy"
      sx={{ borderRadius: 0.75, objectFit: 'cover', flexShrink: 0 }}
    />
  )
}
