import { Box, Button } from '@mui/material'
import type { BatchLine } from '@tech-house/api/contract/orders/order-batch'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import { ConfirmDialog } from '#shared/confirm/confirm-dialog.tsx'
import { paths } from '#shared/paths.ts'
import type { LoginRedirect } from '#shared/session/login-redirect.ts'
import { UnconfirmedNotice } from '#shared/writes/unconfirmed-notice.tsx'
import type { PlaceBatch } from './use-place-batch.ts'

interface Props {
  placing: PlaceBatch
  /** What is ordered, each line with the price that the buyer sees. */
  lines: BatchLine[]
  isSignedIn: boolean
  /** Whether the lines can be ordered as they are. */
  isReady: boolean
  label: string
  /** A question that is asked before a new order. */
  review?: BatchReview
  /** Called after all lines are booked, unless the buyer has left the page. */
  onDone: () => void
}

interface BatchReview {
  question: string
  yes: string
  /** Whether the answer should be considered twice. */
  isRisky: boolean
  /** What is ordered. */
  children: ReactNode
}

/** The button that orders all lines; for a visitor the way to the login page and back. */
export function ConfirmBatch(props: Props) {
  const { placing, lines, isSignedIn, isReady, label, review, onDone } = props
  const from = useLocation()
  const [isAsking, setIsAsking] = useState(false)
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
    placing.mutate(lines, {
      onSuccess: () => {
        isBooked.current = true
        onDone()
      },
    })
  }

  function answerYes() {
    // The focus returns to the button while it is enabled.
    flushSync(() => setIsAsking(false))
    confirm()
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {unconfirmed && !isPending && (
        <UnconfirmedNotice what="your order was booked" button={label} />
      )}
      <Button
        variant="contained"
        size="large"
        disabled={!isReady && !unconfirmed}
        loading={isPending}
        onClick={() => (review && !unconfirmed ? setIsAsking(true) : confirm())}
      >
        {label}
      </Button>
      {review && (
        <ConfirmDialog
          isOpen={isAsking}
          question={review.question}
          warning="Each part is an order of its own. Until they are delivered, you can cancel them all at once in My Order."
          yes={review.yes}
          no="Not yet"
          color={review.isRisky ? 'error' : 'primary'}
          onYes={answerYes}
          onNo={() => setIsAsking(false)}
        >
          {review.children}
        </ConfirmDialog>
      )}
    </Box>
  )
}
