import { Button, Card, Typography } from '@mui/material'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import type { PurchaseFields } from '@tech-house/api/contract/orders/recipient'
import { useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { formatAddress } from '#shared/orders/format-address.ts'
import { LazyAddressDialog } from '#shared/orders/lazy-address-dialog.tsx'
import { toastSuccess } from '#shared/toast.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

interface Props {
  purchase: PurchaseDetails
  isAdmin: boolean
}

/** Where a purchase goes. Its buyer corrects it until the first delivery, staff at any time. */
export function PurchaseRecipient({ purchase, isAdmin }: Props) {
  const { _id, recipient, reference, message, revision } = purchase
  const [isOpen, setIsOpen] = useState(false)
  const edit = useSafeMutation({
    mutationFn: (body: PurchaseFields) =>
      apiFetch('PUT /purchase/:id', {
        params: { id: _id },
        headers: { 'if-match': `"${revision}"` },
        body,
      }),
    meta: {
      changes: [queryKeys.orders],
      unconfirmed: 'We could not confirm that your correction was saved.',
    },
    onSuccess: () => toastSuccess('Correction saved'),
  })
  const texts = [
    recipient ? formatAddress(recipient).join('\n') : 'Collection in the shop',
    reference && `Reference: ${reference}`,
    message && `Message: ${message}`,
  ]

  return (
    <Card component="section" aria-label="Recipient" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography variant="h3">Recipient</Typography>
      {texts.filter(Boolean).map((text) => (
        <Typography key={text} sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      ))}
      {(isAdmin || isUntouched(purchase)) && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setIsOpen(true)}>
          <span>{recipient ? 'Correct' : 'Give an address'}</span>
        </Button>
      )}
      {isOpen && (
        <LazyAddressDialog
          title="Where do we send it?"
          isPurchase
          stored={{ ...recipient, reference, message }}
          write={({ reference, message, ...recipient }) =>
            edit.mutateAsync({ recipient, reference, message })
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  )
}

const isUntouched = ({ status, parcels, lines }: PurchaseDetails) =>
  status === 'pending' && parcels.length === 0 && lines.every((line) => line.status !== 'delivered')
