import { Typography } from '@mui/material'
import type { NewPurchaseLine } from '@tech-house/api/contract/orders/new-purchase'
import { countOf, formatCents } from '@tech-house/api/parts/format-number'
import { orderButton } from '@tech-house/shop'
import { ConfirmPurchase } from '#shared/orders/confirm-purchase.tsx'
import { usePlacePurchase } from '#shared/orders/use-place-purchase.ts'
import type { Elements } from '#shared/ui/elements.ts'

interface Props {
  lines: NewPurchaseLine[]
  isReady: boolean
  review: Elements
  isUnfit: boolean
  email: string | undefined
  onDone: (purchase: string) => void
}

export function OrderBuild({ lines, isReady, review, isUnfit, email, onDone }: Props) {
  const placing = usePlacePurchase({ email, name: 'build' })

  // It is the build of then, whatever is chosen now.
  const sent = placing.unconfirmed

  if (lines.length === 0 && !sent) return null
  return (
    <>
      {sent && (
        <Typography>
          {`Ordered without an answer: ${countParts(sent)}, ${formatCents(placing.unconfirmedCents)}`}
        </Typography>
      )}
      <ConfirmPurchase
        placing={placing}
        lines={lines}
        isSignedIn={Boolean(email)}
        isReady={isReady && lines.length > 0}
        label={sent ? 'Check that order' : 'Order this build'}
        review={{
          question: isUnfit ? 'Order a build that does not fit?' : `Order ${countParts(lines)}?`,
          yes: orderButton,
          color: isUnfit ? 'error' : 'primary',
          children: review,
        }}
        onDone={onDone}
      />
    </>
  )
}

const countParts = ({ length }: NewPurchaseLine[]) => countOf(length, 'part')
