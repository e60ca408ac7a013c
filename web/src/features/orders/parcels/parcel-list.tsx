import { Box, Card, Link, Typography } from '@mui/material'
import { trackingUrl } from '@tech-house/api/contract/orders/carriers'
import { undoMs } from '@tech-house/api/contract/orders/order-limits'
import type { Parcel } from '@tech-house/api/contract/orders/parcel'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import { lazy } from 'react'
import { formatDateTime } from '#shared/dates.ts'
import { useMay } from '#shared/session/use-may.ts'
import { DialogButton } from '#shared/ui/dialogs/dialog-button.tsx'
import { UndoDelivery } from './undo-delivery.tsx'

const ParcelDialog = lazy(() => import('./parcel-dialog.tsx'))

export function ParcelList({ purchase }: { purchase: PurchaseDetails }) {
  const canDeliver = useMay('delivery')
  const { _id: id, parcels, lines } = purchase
  const names = new Map(lines.map(({ _id, product }) => [_id, product]))
  const pending = lines.filter(({ status }) => status === 'pending')
  const canPack = canDeliver && pending.length > 0
  if (parcels.length === 0 && !canPack) return null

  return (
    <Box component="section" aria-label="Parcels" sx={section}>
      <Typography variant="h3">Parcels</Typography>
      {parcels.map((parcel) => (
        <Card key={parcel._id} sx={{ p: 2, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{formatDateTime(parcel.at)}</Typography>
          <Tracking parcel={parcel} />
          {parcel.lines.map(({ orderId, pieces, serialNumbers = [] }) => (
            <Typography key={orderId} variant="body2">
              {[`${pieces} × ${names.get(orderId) ?? orderId}`, ...serialNumbers].join(', ')}
            </Typography>
          ))}
          {canDeliver && Date.now() - Date.parse(parcel.at) < undoMs && (
            <UndoDelivery parcels={[{ purchase: id, _id: parcel._id }]} />
          )}
        </Card>
      ))}
      <DialogButton label="Pack a parcel" isOffered={canPack}>
        {(close) => <ParcelDialog purchase={id} pending={pending} onClose={close} />}
      </DialogButton>
    </Box>
  )
}

function Tracking({ parcel: { carrier, trackingNumber } }: { parcel: Parcel }) {
  const url = trackingUrl(carrier, trackingNumber)
  return (
    <Link variant="body2" href={url} rel="noopener" underline={url ? 'always' : 'none'}>
      {[carrier, trackingNumber].filter(Boolean).join(' ')}
    </Link>
  )
}

const section = { display: 'grid', gap: 1.5, justifyItems: 'start', my: 4 }
