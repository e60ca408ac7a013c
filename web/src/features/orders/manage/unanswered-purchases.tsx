import { Box, Typography } from '@mui/material'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { formatDate } from '#shared/dates.ts'
import { toOrder } from '#shared/paths.ts'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { unansweredPurchases } from '../order-queries.ts'

export function UnansweredCount() {
  const { data } = useQuery(unansweredPurchases)
  const count = data ? ` (${data.rows.length}${data.next ? '+' : ''})` : ''
  return <span>{`unanswered${count}`}</span>
}

export function UnansweredPurchases() {
  const { data } = useSuspenseQuery(unansweredPurchases)
  if (data.rows.length === 0) return <Typography>No message waits for an answer.</Typography>
  return (
    <Box component="ul" aria-label="Unanswered purchases" sx={{ '& li': { mb: 1.5 } }}>
      {data.rows.map(({ _id, name, createdAt }) => (
        <li key={_id}>
          <TextLink to={toOrder(_id)}>{formatPurchaseNumber(_id)}</TextLink>
          <span>{`, ${name}, ${formatDate(createdAt)}`}</span>
        </li>
      ))}
    </Box>
  )
}
