import { Box } from '@mui/material'
import type { Overview } from '@tech-house/api/contract/overview'
import { formatCents, formatNumber } from '@tech-house/api/parts/format-number'
import { paths } from '#shared/paths.ts'
import { FigureTile, figureRow } from '#shared/ui/figure-tile.tsx'
import { toLowStock, toOrders, toStockValue } from './overview-links.ts'

export function OverviewFigures({ data, from, to }: { data: Overview; from: string; to: string }) {
  const orders = toOrders({ from, to })
  const activity = `${paths.activity}?${new URLSearchParams({ from, to })}`
  const { valueCents, lowStock } = data.stock

  return (
    <Box sx={figureRow}>
      <FigureTile label="Revenue" value={formatCents(data.revenueCents)} to={orders} />
      <FigureTile label="Delivery" value={formatCents(data.deliveryCents)} to={orders} />
      <FigureTile label="Orders" value={formatNumber(data.orders)} to={orders} />
      <FigureTile
        label="Average order line"
        value={formatCents(data.averageOrderCents)}
        to={orders}
      />
      <FigureTile label="Returned pieces" value={formatNumber(data.returnedPieces)} to={activity} />
      <FigureTile label="Written off" value={formatNumber(data.writtenOffPieces)} to={activity} />
      <FigureTile label="Stock value" value={formatCents(valueCents)} to={toStockValue} />
      <FigureTile label="Low stock" value={formatNumber(lowStock)} to={toLowStock} />
    </Box>
  )
}
