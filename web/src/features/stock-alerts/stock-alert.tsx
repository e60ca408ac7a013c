import { Box, Button, Typography } from '@mui/material'
import { type MouseEvent, useRef } from 'react'
import { useStockAlert } from './use-stock-alert.ts'

interface Props {
  productId: string
  /** The address of the mail. */
  email: string
}

/** Offers one mail when a sold-out product is back in stock. */
export function StockAlert({ productId, email }: Props) {
  const section = useRef<HTMLDivElement>(null)
  const { isRequested, isPending, change } = useStockAlert(productId)

  function press(event: MouseEvent, isWanted: boolean) {
    // The second click of a double click would take back the first.
    if (event.detail > 1) return
    // The pressed button is replaced: the section keeps the focus beside its successor.
    change.mutate(isWanted, { onSuccess: () => section.current?.focus() })
  }

  return (
    <Box
      ref={section}
      component="section"
      aria-label="Mail about the stock"
      tabIndex={-1}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {isRequested && `We will send one mail to ${email} when it is back in stock.`}
      </Typography>
      {isRequested ? (
        <Button
          key="withdraw"
          variant="outlined"
          color="inherit"
          loading={change.isPending}
          onClick={(event) => press(event, false)}
        >
          Do not tell me
        </Button>
      ) : (
        <Button
          key="request"
          variant="outlined"
          size="large"
          loading={isPending || change.isPending}
          onClick={(event) => press(event, true)}
        >
          Tell me when it is back
        </Button>
      )}
    </Box>
  )
}
