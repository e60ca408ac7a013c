import { Alert, DialogContentText } from '@mui/material'
import { trackingPages } from '@tech-house/api/contract/orders/carriers'
import type { NewParcel } from '@tech-house/api/contract/orders/parcel'
import type { PurchaseLine } from '@tech-house/api/contract/orders/purchase'
import { withdrawnRest } from '@tech-house/api/contract/orders/withdrawn'
import { Fragment, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CallError } from '#shared/api/call-error.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { FormField } from '#shared/forms/form-field.tsx'
import { readWhole } from '#shared/read-number.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { toastDelivery } from './undo-delivery.tsx'

interface Props {
  purchase: string
  pending: PurchaseLine[]
  onClose: () => void
}

export default function ParcelDialog({ purchase, pending, onClose }: Props) {
  // Its fields stay when the purchase changes.
  const [orders] = useState(pending)
  const { register, handleSubmit, formState } = useForm({ defaultValues: toFormValues(orders) })
  const pack = useSafeMutation({
    mutationFn: ({
      body,
      includeWithdrawn,
    }: {
      body: NewParcel
      includeWithdrawn?: '1' | undefined
    }) =>
      fetchOnce('POST /purchase/:id/parcels', {
        params: { id: purchase },
        query: { includeWithdrawn },
        body,
      }),
    meta: {
      unconfirmed: 'We could not confirm whether the parcel was delivered.',
      changes: orderKeys,
    },
    onSuccess: ({ parcel }) => {
      onClose()
      void toastDelivery('Parcel delivered', [{ parcel: { purchase, _id: parcel } }])
    },
  })
  const { errors } = formState
  // The refusal names the pieces; the next press confirms it.
  const isAsked = pack.error instanceof CallError && pack.error.code === 'withdrawn'
  const send = (values: FormValues) =>
    pack.mutate({ body: toParcel(values), includeWithdrawn: isAsked ? '1' : undefined })

  return (
    <FormDialog
      title="Pack a parcel"
      yes={isAsked ? 'Deliver all the same' : 'Deliver'}
      isPending={pack.isPending}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      {isAsked && <Alert severity="warning">{pack.error?.message}</Alert>}
      <DialogContentText>What is left out stays pending.</DialogContentText>
      {orders.map((order, index) => (
        <Fragment key={order._id}>
          <FormField
            label={`Pieces of ${order.product}`}
            hint={
              withdrawnRest(order) > 0 ? `${withdrawnRest(order)} of them withdrawn` : undefined
            }
            inputMode="numeric"
            field={register(`lines.${index}.pieces`, { validate: validatePieces(restOf(order)) })}
            error={errors.lines?.[index]?.pieces}
          />
          <FormField
            label={`Serial numbers of ${order.product}`}
            hint="One in each line"
            isOptional
            multiline
            field={register(`lines.${index}.serialNumbers`)}
          />
        </Fragment>
      ))}
      <FormField
        label="Carrier"
        isOptional
        suggestions={Object.keys(trackingPages)}
        field={register('carrier', short)}
        error={errors.carrier}
      />
      <FormField
        label="Tracking number"
        isOptional
        field={register('trackingNumber', short)}
        error={errors.trackingNumber}
      />
    </FormDialog>
  )
}

const restOf = ({ quantity, deliveredPieces = 0 }: PurchaseLine) => quantity - deliveredPieces

const toFormValues = (orders: PurchaseLine[]) => ({
  lines: orders.map((order) => ({
    orderId: order._id,
    pieces: String(restOf(order) - withdrawnRest(order)),
    serialNumbers: '',
  })),
  carrier: '',
  trackingNumber: '',
})
type FormValues = ReturnType<typeof toFormValues>

const validatePieces =
  (rest: number) =>
  (text: string, { lines }: FormValues) => {
    const pieces = readWhole(text) ?? -1
    if (pieces < 0 || pieces > rest) return `Enter a number from 0 to ${rest}`
    return lines.some((line) => readWhole(line.pieces)) || 'Pack one piece or more'
  }

const short = { maxLength: { value: 60, message: 'Use at most 60 characters' } }

const toParcel = ({ lines, carrier, trackingNumber }: FormValues): NewParcel => ({
  lines: lines
    .map(({ orderId, pieces, serialNumbers }) => ({
      orderId,
      pieces: readWhole(pieces) ?? 0,
      serialNumbers: serialNumbers.match(/\S.*\S|\S/g) ?? [],
    }))
    .filter(({ pieces }) => pieces > 0),
  carrier: carrier.trim() || undefined,
  trackingNumber: trackingNumber.trim() || undefined,
})
