import { fetchOnce } from '#shared/api/fetch-once.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { toastSuccess } from '#shared/toast.ts'
import { toastWithAction } from '#shared/ui/toasts/toast-with-action.tsx'
import { WriteButton } from '#shared/writes/write-button.tsx'

interface PackedParcel {
  purchase: string
  _id: string
}

const undo = ({ purchase, _id }: PackedParcel) =>
  fetchOnce('DELETE /purchase/:id/parcel/:parcel', { params: { id: purchase, parcel: _id } })

export const UndoDelivery = ({ parcels }: { parcels: PackedParcel[] }) => (
  <WriteButton
    label="Undo"
    write={() => Promise.all(parcels.map(undo))}
    unconfirmed="We could not confirm whether the delivery was undone."
    changes={orderKeys}
    onSuccess={() => toastSuccess('Delivery undone')}
  />
)

/** Several answers may name the same parcel, or none: what was delivered before cannot be undone here. */
export function toastDelivery(text: string, answers: { parcel?: PackedParcel | undefined }[]) {
  const parcels = answers.flatMap(({ parcel }) => parcel ?? [])
  const unique = [...new Map(parcels.map((parcel) => [parcel._id, parcel])).values()]
  return unique.length > 0
    ? toastWithAction(text, <UndoDelivery parcels={unique} />)
    : toastSuccess(text)
}
