import { Box, Chip, Typography } from '@mui/material'
import type { Mail } from '@tech-house/api/contract/mail'
import { formatDateTime } from '#shared/dates.ts'

const states: Record<string, { label: string; color: 'default' | 'primary' | 'error' }> = {
  PENDING: { label: 'queued', color: 'default' },
  PROCESSING: { label: 'sending', color: 'default' },
  RETRY: { label: 'sending again', color: 'default' },
  SUCCESS: { label: 'sent', color: 'primary' },
  ERROR: { label: 'failed', color: 'error' },
}

/** The state of the last attempt; without one the mail waits for its first. */
export function DeliveryState({ mail }: { mail: Pick<Mail, 'delivery' | 'sendAt'> }) {
  const { delivery, sendAt } = mail
  const state = delivery?.state ?? 'waiting'
  const { label, color } = states[state] ?? { label: state, color: 'default' }

  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Chip size="small" variant="outlined" color={color} label={label} />
      {delivery?.error && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {delivery.error}
        </Typography>
      )}
      {state === 'RETRY' && sendAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Attempt {(delivery?.attempts ?? 0) + 1}: {formatDateTime(sendAt)}
        </Typography>
      )}
    </Box>
  )
}
