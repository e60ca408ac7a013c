import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type Review, ReviewReply, replyToReview } from '@tech-house/api/contract/review'
import { type FormEvent, useId, useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { toastSuccess } from '#shared/toast.ts'
import { unlessDoubleClick } from '#shared/ui/unless-double-click.ts'
import { rememberWrite } from '#shared/writes/recent-writes.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'

/** Answers a review in public, and changes or removes the answer. A repeated call changes nothing. */
export function ReplyButton({ review }: { review: Review }) {
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const answer = useSingleFlightMutation({
    mutationFn: (reply: string | null) =>
      apiFetch(replyToReview, { params: { id: review._id }, body: { reply } }).finally(
        rememberWrite,
      ),
    onSuccess: (_, reply) => {
      setIsOpen(false)
      void toastSuccess(reply === null ? 'Answer removed' : 'Answer published')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.reviews }),
  })

  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {review.reply ? 'Edit answer' : 'Answer'}
      </Button>
      {isOpen && (
        <ReplyDialog
          review={review}
          isPending={answer.isPending}
          onReply={(reply) => answer.mutate(reply)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

interface Props {
  review: Review
  isPending: boolean
  /** `null` removes the answer. */
  onReply: (reply: string | null) => void
  onClose: () => void
}

function ReplyDialog({ review, isPending, onReply, onClose }: Props) {
  const titleId = useId()
  const [text, setText] = useState(review.reply ?? '')
  const [isRefused, setIsRefused] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    // The dialog is in a portal, but React sends the event on to the page.
    event.stopPropagation()
    const reply = ReviewReply.safeParse(text).data
    setIsRefused(!reply)
    if (reply) onReply(reply)
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={unlessDoubleClick(onClose)}
      aria-labelledby={titleId}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          Answer the review of {review.name}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{review.review}</DialogContentText>
          <TextField
            label="Answer"
            multiline
            minRows={3}
            autoFocus
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={isRefused}
            helperText={
              isRefused ? 'Write 1 to 1,000 letters' : 'Everybody can read it, below the review.'
            }
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button color="inherit" onClick={onClose}>
            Close
          </Button>
          {review.reply && (
            <Button color="error" disabled={isPending} onClick={() => onReply(null)}>
              Remove answer
            </Button>
          )}
          <Button type="submit" variant="contained" loading={isPending}>
            Publish
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
