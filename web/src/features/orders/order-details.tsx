import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Box, Button, Card, GlobalStyles, Typography } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ResponseBody } from '@tech-house/api/contract/endpoint'
import type { readOrder } from '@tech-house/api/contract/orders/order'
import { useNavigate } from 'react-router-dom'
import { formatDateTime } from '#shared/dates.ts'
import { paths } from '#shared/paths.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Thumbnail } from '#shared/ui/thumbnail.tsx'
import { MyOrderActions } from './my-order-actions.tsx'
import { OrderActions } from './order-actions.tsx'
import { order } from './order-queries.ts'
import { OrderStatus } from './order-status.tsx'
import { OrderSummary } from './order-summary.tsx'

export function OrderDetails({ id, isAdmin = false }: { id: string; isAdmin?: boolean }) {
  const { data } = useSuspenseQuery(order(id))
  const navigate = useNavigate()
  if (!data) {
    return (
      <EmptyState
        title="This order is not here."
        hint="It was cancelled or deleted, or it belongs to another account."
      />
    )
  }

  return (
    <Box sx={columns}>
      <GlobalStyles styles={invoiceOnly} />
      <Card component="section" aria-label="Invoice" sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Thumbnail src={data.image} width={112} />
          <Box sx={{ flex: 1, minWidth: sizes.shortField, overflowWrap: 'anywhere' }}>
            <Typography variant="h3">{data.product}</Typography>
            <OrderStatus status={data.status} />
          </Box>
        </Box>
        <OrderSummary order={data} />
        <Box sx={actions}>
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            Print invoice
          </Button>
          {isAdmin ? (
            <OrderActions order={data} />
          ) : (
            <MyOrderActions order={data} onCancelled={() => void navigate(paths.myOrder)} />
          )}
        </Box>
      </Card>
      <Box component="section" aria-label="Timeline" sx={{ displayPrint: 'none' }}>
        <Typography variant="h3" sx={{ mb: 1.5 }}>
          Timeline
        </Typography>
        <Box component="ol" sx={timeline}>
          {data.timeline.map((step) => (
            <li key={step.at + step.type}>
              <Typography sx={{ fontWeight: 600 }}>{words[step.type]}</Typography>
              <Typography variant="body2" sx={by}>
                <time dateTime={step.at}>{formatDateTime(step.at)}</time>
                <span>{`, by ${actorOf(step)}`}</span>
              </Typography>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

type Step = ResponseBody<typeof readOrder>['timeline'][number]

const words: Record<Step['type'], string> = {
  'order-placed': 'Ordered',
  'order-cancelled': 'Cancelled',
  'order-delivered': 'Delivered',
  'order-deleted': 'Deleted',
}

const actorOf = ({ by, email }: Step): string =>
  email || (by === 'buyer' ? 'the buyer' : 'Tech House')

const invoiceOnly = {
  '@media print': { 'header, footer, nav, button': { display: 'none !important' } },
}

const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: `minmax(0, ${sizes.wideForm}px)`,
    lg: `minmax(0, ${sizes.wideForm}px) minmax(0, 20rem)`,
  },
}

const by = { color: 'text.secondary', overflowWrap: 'anywhere' }

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  displayPrint: 'none',
}

const timeline = { m: 0, pl: 3, display: 'grid', gap: 1.5 }
