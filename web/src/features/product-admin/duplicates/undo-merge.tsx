import { fetchOnce } from '#shared/api/fetch-once.ts'
import { productKeys } from '#shared/api/query-keys.ts'
import { toastSuccess } from '#shared/toast.ts'
import { WriteButton } from '#shared/writes/write-button.tsx'

export const UndoMerge = ({ id }: { id: string }) => (
  <WriteButton
    label="Undo"
    write={() => fetchOnce('POST /product/:id/unmerge', { params: { id } })}
    unconfirmed="We could not confirm whether the merge was undone."
    changes={productKeys}
    onSuccess={() => toastSuccess('These are two products again')}
  />
)
