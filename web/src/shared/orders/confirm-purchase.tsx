import { Box, Button } from '@mui/material'
import type { NewPurchaseLine } from '@tech-house/api/contract/orders/new-purchase'
import { type ComponentProps, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { paths } from '#shared/paths.ts'
import type { LoginRedirect } from '#shared/session/login-redirect.ts'
import { UnconfirmedNotice } from '#shared/writes/unconfirmed-notice.tsx'
import { NewAddress, PurchaseTexts, RecipientSelect } from './deliver-to.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { centsOf, type PlacePurchase } from './use-place-purchase.ts'

interface Props {
  placing: PlacePurchase
  /** What is ordered, each line with the price that the buyer sees. */
  lines: NewPurchaseLine[]
  isSignedIn: boolean
  isReady: boolean
  label: string
  review?: Pick<ComponentProps<typeof ConfirmButton>, 'question' | 'yes' | 'color' | 'children'>
  /** Called after all lines are booked, unless the buyer has left the page. */
  onDone: (purchase: string) => void
}

export function ConfirmPurchase(props: Props) {
  const { placing, lines, isSignedIn, isReady, label, review, onDone } = props
  const from = useLocation()
  const isBooked = useRef(false)
  const { unconfirmed, isPending, deliverTo } = placing
  const goodsCents = centsOf(lines)

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
      onSuccess: ({ purchase }) => {
        isBooked.current = true
        onDone(purchase)
      },
    })
  }

  const disabled = !isReady && !unconfirmed
  const button = { variant: 'contained', size: 'large', color: 'primary', disabled } as const
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {unconfirmed && !isPending && (
        <UnconfirmedNotice what="your order was booked" button={label} />
      )}
      {!unconfirmed && <RecipientSelect state={deliverTo} isLocked={isPending} />}
      {!unconfirmed && (
        <DeliveryChoice state={deliverTo} goodsCents={goodsCents} isLocked={isPending} />
      )}
      {!unconfirmed && !review && <PurchaseTexts state={deliverTo} isLocked={isPending} />}
      <NewAddress state={deliverTo} />
      {review && !unconfirmed ? (
        <ConfirmButton
          {...review}
          label={label}
          warning="Until the parts are delivered, you can cancel each of them, or all at once in My Order."
          no="Not yet"
          button={button}
          isPending={isPending}
          onConfirm={confirm}
        >
          <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
            <RecipientSelect state={deliverTo} />
            <DeliveryChoice state={deliverTo} goodsCents={goodsCents} />
            <PurchaseTexts state={deliverTo} />
          </Box>
          <div>{review.children}</div>
        </ConfirmButton>
      ) : (
        <Button {...button} loading={isPending} onClick={confirm}>
          <span>{label}</span>
        </Button>
      )}
    </Box>
  )
}
