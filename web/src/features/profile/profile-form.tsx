import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Card, Stack } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { DraftNotice } from '#shared/forms/draft-notice.tsx'
import { FormField } from '#shared/forms/form-field.tsx'
import { PictureField } from '#shared/forms/picture-field.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { useDraft } from '#shared/use-draft.ts'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { ownNumber } from './own-number.ts'
import { FirstProfile, Profile, type TypedProfile } from './profile.ts'
import { useUpdateProfile } from './use-update-profile.ts'

export function ProfileForm({ onUpdated }: { onUpdated: () => void }) {
  const { name, email, photo } = useSignedIn()
  const { data: number } = useSuspenseQuery(ownNumber(email))
  const draft = useDraft('profile', email)
  const stored = { name: name ?? '', number }
  const { register, handleSubmit, watch, trigger, reset, resetField, setFocus, formState } =
    useForm<TypedProfile, unknown, Profile>({
      resolver: zodResolver(photo ? Profile : FirstProfile),
      defaultValues: { ...stored, ...draft.kept },
    })
  const { errors } = formState
  const update = useUpdateProfile(photo)
  const submit = useSingleSubmit(handleSubmit, update.mutateAsync, finish)

  function finish() {
    draft.drop()
    onUpdated()
  }

  function discard() {
    // First, because a reset form does not know its fields.
    setFocus('name')
    draft.drop()
    reset(stored)
  }

  return (
    <Card sx={{ maxWidth: sizes.form, p: { xs: 3, sm: 4 } }}>
      <Stack component="form" noValidate onSubmit={submit} {...draft.autosave} sx={{ gap: 2.5 }}>
        <DraftNotice kept={draft.kept} except="the photo" onDiscard={discard} />
        <FormField label="Name" autoComplete="name" field={register('name')} error={errors.name} />
        <FormField
          label="Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          field={register('number')}
          error={errors.number}
        />
        <PictureField
          label="Photo"
          field={register('photo', { onChange: () => trigger('photo') })}
          error={errors.photo}
          chosen={watch('photo')?.[0]}
          stored={photo}
          onRemove={() => resetField('photo')}
          progress={update.progress}
        />
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          Update profile
        </Button>
      </Stack>
    </Card>
  )
}
