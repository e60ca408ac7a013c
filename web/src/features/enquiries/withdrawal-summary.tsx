import { Box, Button, Typography } from '@mui/material'
import { countOf } from '@tech-house/api/parts/format-number'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { formatDateTime } from '#shared/dates.ts'
import { Facts, factColumns } from '#shared/ui/facts.tsx'
import { unlessDoubleClick } from '#shared/ui/unless-double-click.ts'
import type { WithdrawalEntry } from '#shared/withdrawal-entry.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

interface Props {
  entry: WithdrawalEntry
  onBack: () => void
  onReceived: (receivedAt: string) => void
}

/** All that is sent and, when it was received, the receipt. */
export function WithdrawalSummary({ entry, onBack, onReceived }: Props) {
  const { name, email, purchase, scope, receivedAt } = entry
  const goods = entry.goods.filter(({ pieces }) => scope === 'part' && pieces > 0)
  const { mutate, isPending } = useSafeMutation({
    mutationFn: () => apiFetch('POST /withdrawals', { body: { name, email, purchase, goods } }),
    meta: { unconfirmed: 'We could not confirm whether your withdrawal was received.' },
  })
  const lines = goods.map((line) => `${countOf(line.pieces, 'piece')} of ${line.product}`)

  return (
    <>
      <Facts
        facts={[
          ['Received', receivedAt && formatDateTime(receivedAt)],
          ['Name', name],
          ['Email', email],
          ['Purchase', purchase],
          ['Withdrawn', lines.join(', ') || 'The whole purchase'],
        ]}
        sx={factColumns}
      />
      {receivedAt ? (
        <Typography>{`We have sent this to ${email}.`}</Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button color="inherit" disabled={isPending} onClick={unlessDoubleClick(onBack)}>
            Back
          </Button>
          <Button
            variant="contained"
            size="large"
            loading={isPending}
            // The second click of a double click on "Continue".
            onClick={unlessDoubleClick(() =>
              mutate(undefined, { onSuccess: (answer) => onReceived(answer.receivedAt) }),
            )}
          >
            Confirm withdrawal
          </Button>
        </Box>
      )}
    </>
  )
}
