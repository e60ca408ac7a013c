import type { ManagedReview } from '@tech-house/api/contract/catalog/review'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { deleteTexts } from '#shared/confirm/delete-texts.ts'
import { toastSuccess } from '#shared/toast.ts'

export function ReviewActions({ review }: { review: ManagedReview }) {
  const { _id, name, image, blocked } = review
  const imageId = /^\/api\/images\/(\w+)$/.exec(image)?.[1]

  return (
    <>
      <ConfirmWrite
        {...deleteTexts(`the review of ${name}`)}
        write={() => fetchOnce('DELETE /review/:id', { params: { id: _id } })}
        unconfirmed="We could not confirm whether the review was deleted."
        changes={[queryKeys.reviews]}
        onSuccess={() => toastSuccess('Delete Success')}
      />
      {imageId && (
        <ConfirmWrite
          label="Delete picture"
          question={`Delete the picture of ${name}?`}
          warning="The default picture is shown instead. Nobody can upload this picture again."
          yes="Delete picture"
          no="Keep"
          write={() => fetchOnce('DELETE /images/:id', { params: { id: imageId } })}
          unconfirmed="We could not confirm whether the picture was deleted."
          changes={[queryKeys.reviews]}
          onSuccess={() => toastSuccess('Picture deleted')}
        />
      )}
      {!blocked && (
        <ConfirmWrite
          label="Block author"
          question={`Block ${name} from reviews and pictures?`}
          warning="They can still sign in and order. Make Admin lists everybody who is blocked, to unblock them."
          yes="Block author"
          no="Not now"
          write={() => apiFetch('PUT /review/:id/block', { params: { id: _id } })}
          unconfirmed={`We could not confirm whether ${name} was blocked.`}
          changes={[queryKeys.users, queryKeys.reviews]}
          onSuccess={() => toastSuccess(`${name} is blocked from reviews and pictures`)}
        />
      )}
    </>
  )
}
