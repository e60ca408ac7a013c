import { Box, Typography } from '@mui/material'
import type { ShopEvent } from '@tech-house/api/contract/event'
import { changesOf, type FieldChange } from './event-changes.ts'

export function EventDetails({ event }: { event: ShopEvent }) {
  const changes = changesOf(event)
  const isWhole = event.before === null || event.after === null

  return (
    <>
      {event.stock && (
        <Typography>
          {`Stock ${event.stock.delta > 0 ? '+' : '−'}${Math.abs(event.stock.delta)}`}
        </Typography>
      )}
      {changes.length > 0 &&
        (isWhole ? (
          <details>
            <Box component="summary" sx={{ cursor: 'pointer' }}>
              {event.before === null ? 'As created' : 'As deleted'}
            </Box>
            <Changes changes={changes} />
          </details>
        ) : (
          <Changes changes={changes} />
        ))}
    </>
  )
}

function Changes({ changes }: { changes: FieldChange[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {changes.map(({ field, before, after }) => (
        <Typography key={field} component="li" variant="body2">
          {`${field}: ${[before, after].filter((value) => value !== undefined).join(' → ')}`}
        </Typography>
      ))}
    </Box>
  )
}
