import type { Enquiry } from '@tech-house/api/contract/enquiries/enquiry'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { toastSuccess } from '#shared/toast.ts'
import { DialogButton } from '#shared/ui/dialogs/dialog-button.tsx'
import { AnswerDialog } from './answer-dialog.tsx'

export function EnquiryActions({ enquiry }: { enquiry: Enquiry }) {
  const { _id: id, state, name } = enquiry
  if (state === 'closed' || state === 'refunded') return null
  return (
    <>
      <DialogButton label="Answer" size="small" variant="text">
        {(close) => <AnswerDialog enquiry={enquiry} onClose={close} />}
      </DialogButton>
      <ConfirmWrite
        label="Close"
        question={`Close: ${name}?`}
        warning="This cannot be undone."
        yes="Close"
        no="Not yet"
        color="primary"
        write={() => fetchOnce('PUT /enquiry/:id', { params: { id }, body: { state: 'closed' } })}
        unconfirmed="We could not confirm “Close”."
        changes={[queryKeys.enquiries]}
        onSuccess={() => toastSuccess('State changed')}
      />
    </>
  )
}
