import type { ManagedReview } from '@tech-house/api/contract/catalog/review'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { ConfirmDelete } from '#shared/confirm/confirm-delete.tsx'
import { toastSuccess } from '#shared/toast.ts'
import { useDelete } from '#shared/writes/use-delete.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

/** What an admin can do about an abusive review. */
export function ReviewActions({ review }: { review: ManagedReview }) {
  const imageId = /^\/api\/images\/(\w+)$/.exec(review.image)?.[1]

  return (
    <>
      <ReviewDeletion review={review} />
      {imageId && <ImageDeletion imageId={imageId} name={review.name} />}
      {!review.blocked && <AuthorBlock review={review} />}
    </>
  )
}

function ReviewDeletion({ review }: { review: ManagedReview }) {
  const remove = useDelete({
    deleteById: (id) => apiFetch('DELETE /review/:id', { params: { id } }),
    meta: {
      unconfirmed: 'We could not confirm whether the review was deleted.',
      changes: [queryKeys.reviews],
    },
    onSuccess: () => toastSuccess('Delete Success'),
  })

  return (
    <ConfirmDelete
      what={`the review of ${review.name}`}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(review._id)}
    />
  )
}

function ImageDeletion({ imageId, name }: { imageId: string; name: string }) {
  const remove = useDelete({
    deleteById: (id) => apiFetch('DELETE /images/:id', { params: { id } }),
    meta: {
      unconfirmed: 'We could not confirm whether the picture was deleted.',
      changes: [queryKeys.reviews],
    },
    onSuccess: () => toastSuccess('Picture deleted'),
  })

  return (
    <ConfirmButton
      label="Delete picture"
      question={`Delete the picture of ${name}?`}
      warning="The default picture is shown instead. Nobody can upload this picture again."
      yes="Delete picture"
      no="Keep"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(imageId)}
    />
  )
}

function AuthorBlock({ review: { _id, name } }: { review: ManagedReview }) {
  const block = useSafeMutation({
    mutationFn: () => apiFetch('PUT /review/:id/block', { params: { id: _id } }),
    meta: {
      unconfirmed: `We could not confirm whether ${name} was blocked.`,
      changes: [queryKeys.users, queryKeys.reviews],
    },
    // Also when nothing was modified: the author was blocked before.
    onSuccess: () => toastSuccess(`${name} is blocked from reviews and pictures`),
  })

  return (
    <ConfirmButton
      label="Block author"
      question={`Block ${name} from reviews and pictures?`}
      warning="They can still sign in and order. Make Admin lists everybody who is blocked, to unblock them."
      yes="Block author"
      no="Not now"
      isPending={block.isPending}
      onConfirm={() => block.mutate()}
    />
  )
}
