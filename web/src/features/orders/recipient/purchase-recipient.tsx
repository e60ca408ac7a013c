import { Card, Typography } from '@mui/material'
import { toCents } from '@tech-house/api/contract/money'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import type { PurchaseFields } from '@tech-house/api/contract/orders/recipient'
import { lazy, useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { CallError } from '#shared/api/call-error.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import type { AddressEntry } from '#shared/orders/address-dialog.tsx'
import { keepAddress, useChangeAddresses } from '#shared/orders/addresses.ts'
import { formatAddress } from '#shared/orders/format-address.ts'
import { useMay } from '#shared/session/use-may.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { toastSuccess } from '#shared/toast.ts'
import { DialogButton } from '#shared/ui/dialogs/dialog-button.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

const AddressDialog = lazy(() => import('#shared/orders/address-dialog.tsx'))

/** Where a purchase goes. Its buyer corrects it until the first delivery, staff at any time. */
export function PurchaseRecipient({ purchase }: { purchase: PurchaseDetails }) {
  const [isStaff, canCorrect] = [useMay('orders'), useMay('support')]
  const { _id, recipient, reference, message, revision } = purchase
  /** What the new address costs, which the shop has answered to a first "Save". */
  const [expectedDeliveryCents, setExpected] = useState<number>()
  const edit = useSafeMutation({
    mutationFn: (fields: PurchaseFields) =>
      apiFetch('PUT /purchase/:id', {
        params: { id: _id },
        headers: { 'if-match': `"${revision}"` },
        body: { ...fields, expectedDeliveryCents },
      }),
    onError: (error) => {
      const fields = error instanceof CallError ? error.fields : []
      const price = fields.find(({ code }) => code === 'delivery-changed')?.price
      setExpected(price === undefined ? undefined : toCents(price))
    },
    meta: {
      changes: [queryKeys.orders],
      unconfirmed: 'We could not confirm that your correction was saved.',
    },
  })
  const { mutateAsync: changeAddresses } = useChangeAddresses(useSignedIn().email)

  /** Repeated after a failure, it does what is left. The address book is the buyer's. */
  async function save({ reference, message, ...given }: AddressEntry) {
    await edit.mutateAsync({ recipient: given, reference, message })
    if (!canCorrect) await changeAddresses(keepAddress(given))
    toastSuccess('Correction saved')
  }

  const texts = [
    recipient ? formatAddress(recipient) : 'Collection in the shop',
    recipient?.vatNumber && `VAT number: ${recipient.vatNumber}`,
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
      <DialogButton
        label={recipient ? 'Correct' : 'Give an address'}
        isOffered={canCorrect || (!isStaff && isUntouched(purchase))}
        sx={{ mt: 2 }}
      >
        {(close) => (
          <AddressDialog
            title="Where do we send it?"
            isPurchase
            stored={{ name: knownName(purchase), ...recipient, reference, message }}
            write={save}
            onClose={close}
          />
        )}
      </DialogButton>
    </Card>
  )
}

const knownName = ({ name }: PurchaseDetails) => (name === 'Unknown user' ? '' : name)

const isUntouched = ({ status, parcels, lines }: PurchaseDetails) =>
  status === 'pending' && parcels.length === 0 && lines.every((line) => line.status !== 'delivered')
