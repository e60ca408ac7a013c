import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { formatCents, formatNumber } from '@tech-house/api/parts/format-number'
import { paths } from '#shared/paths.ts'
import { FigureTile, figureRow } from '#shared/ui/figure-tile.tsx'
import { toLowStock, toPendingOrders } from './overview-links.ts'
import { ordersToDeliver, overview } from './overview-queries.ts'

export function ShopTiles() {
  const pending = useQuery(ordersToDeliver).data
  const figures = useQuery(overview('30')).data

  return (
    <Box component="section" aria-label="The shop today">
      <Typography variant="h3" sx={{ mb: 2 }}>
        The shop today
      </Typography>
      <Box sx={figureRow}>
        <FigureTile
          label="To deliver"
          value={pending === undefined ? undefined : formatNumber(pending)}
          to={toPendingOrders}
        />
        <FigureTile
          label="Low stock"
          value={figures && formatNumber(figures.stock.lowStock)}
          to={toLowStock}
        />
        <FigureTile
          label="Revenue 30 days"
          value={figures && formatCents(figures.revenueCents)}
          to={paths.overview}
        />
      </Box>
    </Box>
  )
}
