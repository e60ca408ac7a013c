import { Button, DialogContentText } from '@mui/material'
import type { Review } from '@tech-house/api/contract/catalog/review'
import { useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { toastSuccess } from '#shared/toast.ts'
import { DialogButton } from '#shared/ui/dialogs/dialog-button.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

export const ReplyButton = ({ review }: { review: Review }) => (
  <DialogButton label={review.reply ? 'Edit answer' : 'Answer'} size="small" variant="text">
    {(close) => <ReplyDialog review={review} onClose={close} />}
  </DialogButton>
)

function ReplyDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const savedInput = useSavedInput(`reply:${review._id}`, useSignedIn().email)
  const [text, setText] = useState(savedInput.values?.reply ?? review.reply ?? '')
  const [isRefused, setIsRefused] = useState(false)
  const answer = useSafeMutation({
    mutationFn: (reply: string | null) =>
      apiFetch('PUT /review/:id/reply', { params: { id: review._id }, body: { reply } }),
    meta: {
      unconfirmed: 'We could not confirm whether the answer was changed.',
      changes: [queryKeys.reviews],
    },
    onSuccess: (_, reply) => {
      onClose()
      savedInput.drop()
      void toastSuccess(reply === null ? 'Answer removed' : 'Answer published')
    },
  })

  function submit() {
    const reply = text.trim()
    setIsRefused(reply === '')
    if (reply) answer.mutate(reply)
  }

  return (
    <FormDialog
      title={`Answer the review of ${review.name}`}
      yes="Publish"
      isPending={answer.isPending}
      savedInput={savedInput}
      actions={
        review.reply && (
          <Button color="error" disabled={answer.isPending} onClick={() => answer.mutate(null)}>
            Remove answer
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{review.review}</DialogContentText>
      <TextField
        name="reply"
        label="Answer"
        multiline
        minRows={3}
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isRefused}
        helperText={
          isRefused ? 'Use 1 to 1,000 characters' : 'Everybody can read it, below the review.'
        }
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </FormDialog>
  )
}
