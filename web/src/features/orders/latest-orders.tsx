import { Box, Card, Typography } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { formatDate } from '#shared/dates.ts'
import { paths } from '#shared/paths.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { OrderProduct } from './order-product.tsx'
import { latestOrders } from './order-queries.ts'
import { OrderStatus } from './order-status.tsx'

export function LatestOrders({ email }: { email: string }) {
  const { data: orders } = useSuspenseQuery(latestOrders(email))
  if (orders.length === 0) return null

  return (
    <Box component="section" aria-label="Your last orders" sx={{ maxWidth: sizes.wideForm }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', mb: 2 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          Your last orders
        </Typography>
        <TextLink to={paths.myOrder}>All orders</TextLink>
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {orders.map((order) => (
          <Card key={order._id} component="li" sx={row}>
            <OrderProduct order={order} />
            <Typography variant="body2" sx={{ ml: 'auto', flexShrink: { sm: 0 } }}>
              {`${formatDate(order.createdAt)}, ${formatPrice(order.totalPrice)}`}
            </Typography>
            <OrderStatus status={order.status} />
          </Card>
        ))}
      </Box>
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 1.5,
  alignItems: 'center',
  p: 1.5,
  '& > .with-thumbnail': { flex: { xs: '1 1 100%', sm: 1 } },
}
