import { DialogContentText } from '@mui/material'
import type { Enquiry } from '@tech-house/api/contract/enquiries/enquiry'
import { useState } from 'react'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { toastSuccess } from '#shared/toast.ts'
import { TextField } from '#shared/ui/text-field.tsx'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

interface Props {
  enquiry: Enquiry
  onClose: () => void
}

export function AnswerDialog({ enquiry: { _id: id, kind, name, email, message }, onClose }: Props) {
  const savedInput = useSavedInput(`answer:${id}`, useSignedIn().email)
  const [text, setText] = useState(savedInput.values?.answer ?? '')
  const [isRefused, setIsRefused] = useState(false)
  const answer = useSafeMutation({
    mutationFn: (text: string) =>
      fetchOnce('POST /enquiry/:id/answer', { params: { id }, body: { text } }),
    meta: {
      unconfirmed: 'We could not confirm whether the answer was sent.',
      changes: [queryKeys.enquiries],
    },
    onSuccess: () => {
      onClose()
      savedInput.drop()
      void toastSuccess('Answer sent')
    },
  })

  function submit() {
    setIsRefused(text.trim() === '')
    if (text.trim()) answer.mutate(text.trim())
  }

  return (
    <FormDialog
      title={`Answer ${name}`}
      yes={kind === 'contact' ? 'Send and close' : 'Send'}
      isPending={answer.isPending}
      savedInput={savedInput}
      onSubmit={submit}
      onClose={onClose}
    >
      {message && (
        <DialogContentText sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {message}
        </DialogContentText>
      )}
      <TextField
        name="answer"
        label="Answer"
        multiline
        minRows={3}
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isRefused}
        helperText={isRefused ? 'Write a few words' : `Sent by mail to ${email}`}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </FormDialog>
  )
}
