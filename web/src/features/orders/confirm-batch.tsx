import { Alert, Box, Button } from '@mui/material'
import type { BatchLine } from '@tech-house/api/contract/order-batch'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { LoginRedirect } from '#shared/session/login-redirect.ts'
import { toastError } from '#shared/toast.ts'
import { newBatchAttempt } from './batch-attempt.ts'
import type { PlaceBatch } from './use-place-batch.ts'

interface Props {
  placing: PlaceBatch
  /** What is ordered, each line with the price that the buyer sees. */
  lines: BatchLine[]
  isSignedIn: boolean
  /** Whether the lines can be ordered as they are. */
  isReady: boolean
  label: string
  /** Called after all lines are booked. */
  onDone: () => void
}

/** The button that orders all lines; for a visitor the way to the login page and back. */
export function ConfirmBatch({ placing, lines, isSignedIn, isReady, label, onDone }: Props) {
  const from = useLocation()
  const isBooked = useRef(false)
  const { unconfirmed, isPending } = placing

  if (!isSignedIn) {
    const state: LoginRedirect = { from }
    return (
      <Button component={Link} to={paths.login} state={state} variant="contained" size="large">
        Log in to order
      </Button>
    )
  }

  function confirm() {
    // The second click of a double click may come after the response to the first.
    if (isBooked.current) return
    placing.mutate(unconfirmed ?? newBatchAttempt(lines), {
      onSuccess: () => {
        isBooked.current = true
        onDone()
      },
      onError: (error) => void toastError(error.message),
    })
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {unconfirmed && !isPending && (
        <Alert severity="warning" role="status">
          We could not confirm whether your order was booked. Press {label} to check. It will not be
          booked twice.
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        disabled={!isReady && !unconfirmed}
        loading={isPending}
        onClick={confirm}
      >
        {label}
      </Button>
    </Box>
  )
}
