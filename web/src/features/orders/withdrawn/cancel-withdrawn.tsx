import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import { describeWithdrawn, withdrawnRest } from '@tech-house/api/contract/orders/withdrawn'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { useMay } from '#shared/session/use-may.ts'
import { toastSuccess } from '#shared/toast.ts'

/** Takes the pieces that wait although they are withdrawn out of the purchase. */
export function CancelWithdrawn({
  purchase: { _id, lines, revision },
}: {
  purchase: PurchaseDetails
}) {
  const canCorrect = useMay('support')
  const withdrawn = lines.filter((line) => withdrawnRest(line) > 0)
  if (!canCorrect || withdrawn.length === 0) return null

  const orders = withdrawn.map((line) => ({
    orderId: line._id,
    quantity: line.quantity - withdrawnRest(line),
  }))
  return (
    <ConfirmWrite
      label="Cancel what was withdrawn"
      question="Cancel what was withdrawn?"
      warning={`${describeWithdrawn(withdrawn)}. The pieces go back on the shelf, and the buyer gets a mail.`}
      yes="Cancel the pieces"
      no="Not yet"
      button={{ variant: 'contained' }}
      write={() =>
        fetchOnce('POST /purchase/:id/lines', {
          params: { id: _id },
          headers: { 'if-match': `"${revision}"` },
          body: { orders, added: [], note: 'You have withdrawn from these pieces.' },
        })
      }
      unconfirmed="We could not confirm whether the pieces were cancelled."
      changes={orderKeys}
      onSuccess={() => toastSuccess('Pieces cancelled')}
    />
  )
}
