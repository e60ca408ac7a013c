import { Box, Card, Typography } from '@mui/material'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import type { Return } from '@tech-house/api/contract/orders/return'
import { nextReturnStates, returnablePieces } from '@tech-house/api/contract/orders/returnable'
import { formatCents } from '@tech-house/api/parts/format-number'
import { lazy } from 'react'
import { formatDate } from '#shared/dates.ts'
import { toOrder } from '#shared/paths.ts'
import { useMay } from '#shared/session/use-may.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { DialogButton } from '#shared/ui/dialogs/dialog-button.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'

const AskReturn = lazy(() => import('./ask-return.tsx'))
const ChangeReturn = lazy(() => import('./change-return.tsx'))

export function ReturnList({ purchase }: { purchase: PurchaseDetails }) {
  const canChange = useMay('support')
  const { _id: id, returns, lines, notes } = purchase
  const returnable = lines.filter((line) => returnablePieces(line, returns) > 0)
  // Staff who may not change it see another person's purchase.
  const canAsk = returnable.length > 0 && (canChange || !notes)
  if (returns.length === 0 && !canAsk) return null

  return (
    <Box component="section" aria-label="Returns" sx={section}>
      <Typography variant="h3">Returns</Typography>
      {returns.map((one) => (
        <Card key={one._id} sx={{ p: 2, overflowWrap: 'anywhere', maxWidth: sizes.wideForm }}>
          <Typography sx={{ fontWeight: 600 }}>
            {`${formatDate(one.at)}: ${one.kind.replaceAll('-', ' ')}, ${one.settlement?.replace('-', ' ') ?? one.state}`}
          </Typography>
          {describe(one).map((text) => (
            <Typography key={text} variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {text}
            </Typography>
          ))}
          {one.replacement && (
            <TextLink to={toOrder(one.replacement)}>
              {`Purchase ${formatPurchaseNumber(one.replacement)}`}
            </TextLink>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& img': { height: sizes.image } }}>
            {one.images?.map((url) => (
              <a key={url} href={url}>
                <img src={url} alt={`Of the return of ${formatDate(one.at)}`} loading="lazy" />
              </a>
            ))}
          </Box>
          {canChange &&
            nextReturnStates[one.state].map((next) => (
              <DialogButton key={next} label={labels[next]} size="small" sx={{ mr: 1, mt: 1 }}>
                {(close) => <ChangeReturn {...{ purchase: id, one, next }} onClose={close} />}
              </DialogButton>
            ))}
        </Card>
      ))}
      <DialogButton label="Return something" isOffered={canAsk}>
        {(close) => <AskReturn purchase={purchase} lines={returnable} onClose={close} />}
      </DialogButton>
    </Box>
  )
}

const labels = {
  agreed: 'Agree',
  refused: 'Refuse',
  received: 'Goods have arrived',
  settled: 'Settle',
}

function describe({ lines, text, note, refundCents = 0 }: Return): string[] {
  const goods = lines.map(({ product, pieces, ...line }) => {
    const { serialNumbers = [], unknownSerialNumbers = [], restocked = 0, writtenOff = 0 } = line
    return [
      `${pieces} × ${product}`,
      ...serialNumbers.map((serial) =>
        unknownSerialNumbers.includes(serial) ? `${serial} (in no parcel)` : serial,
      ),
      restocked > 0 && `${restocked} back in stock`,
      writtenOff > 0 && `${writtenOff} written off`,
    ]
      .filter(Boolean)
      .join(', ')
  })
  return [
    ...goods,
    text ?? '',
    note ? `The shop: ${note}` : '',
    refundCents ? `Refunded ${formatCents(refundCents)}` : '',
  ].filter(Boolean)
}

const section = { display: 'grid', gap: 1.5, justifyItems: 'start', my: 4 }
