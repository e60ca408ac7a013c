import { Button, Card } from '@mui/material'
import { displayNameOf, photoOf } from '@tech-house/api/contract/accounts/profile'
import type { NewReview } from '@tech-house/api/contract/catalog/review'
import { useForm } from 'react-hook-form'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { FormField } from '#shared/forms/form-field.tsx'
import { SavedForm } from '#shared/forms/saved-form.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { toastSuccess } from '#shared/toast.ts'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'

interface Fields {
  rating: string
  review: string
}

const blank: Fields = { rating: '', review: '' }

export function AddReviewForm() {
  const { name, email, photo } = useSignedIn()
  const savedInput = useSavedInput('review', email)
  const { register, handleSubmit, reset, resetField, formState } = useForm({
    defaultValues: { ...blank, ...savedInput.values },
  })
  const add = useAddReview()
  const submit = useSingleSubmit(handleSubmit, send, finish)

  function clearWhenOutOfRange(rating: string) {
    const problem = ratingProblem(Number(rating))
    if (!problem) return
    window.alert(problem)
    resetField('rating', { defaultValue: '' })
  }

  function send({ rating, review }: Fields) {
    return add.mutateAsync({
      rating: Number(rating),
      review,
      name: name && displayNameOf(name),
      email,
      image: (photo && photoOf(photo)) ?? null,
    })
  }

  function finish() {
    savedInput.drop()
    reset(blank)
  }

  return (
    <Card sx={{ maxWidth: sizes.form, p: { xs: 3, sm: 4 } }}>
      <SavedForm savedInput={savedInput} onDiscard={() => reset(blank)} onSubmit={submit}>
        <FormField
          label="Rating"
          placeholder="1-5"
          hint="From 0 to 5; 5 is the best"
          inputMode="decimal"
          autoComplete="off"
          field={register('rating', {
            required: 'Give a rating from 0 to 5',
            pattern: {
              value: /^\d(\.[05]0*)?$/,
              message: 'Use whole or half stars, like 4 or 4.5',
            },
            onChange: (event) => clearWhenOutOfRange(event.target.value),
          })}
          error={formState.errors.rating}
        />
        <FormField
          label="Comment"
          hint="It replaces your earlier review, if there is one."
          multiline
          minRows={4}
          field={register('review', {
            validate: (review) => review.trim() !== '' || 'Write a few words',
            maxLength: { value: 2000, message: 'Use at most 2000 characters' },
          })}
          error={formState.errors.review}
        />
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          Add Review
        </Button>
      </SavedForm>
    </Card>
  )
}

function ratingProblem(rating: number): string | undefined {
  if (rating > 5) return 'Rating should not bigger then 5'
  if (rating < 0) return 'Rating should not smaller then 0'
  return undefined
}

function useAddReview() {
  return useSafeMutation({
    mutationFn: (body: NewReview) => fetchOnce('POST /review', { body }),
    meta: { changes: [queryKeys.reviews] },
    // sic: the shop confirms a review with these words.
    onSuccess: () => toastSuccess('Product added successful'),
  })
}
