import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Card } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { FormField } from '#shared/forms/form-field.tsx'
import { ImageField } from '#shared/forms/image-field.tsx'
import { SavedForm } from '#shared/forms/saved-form.tsx'
import { useAuthUser, useSignedIn } from '#shared/session/use-signed-in.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { ownNumber } from './own-number.ts'
import { FirstProfile, Profile, type ProfileFormValues } from './profile-values.ts'
import { useUpdateProfile } from './use-update-profile.ts'

export function ProfileForm({ onUpdated }: { onUpdated: () => void }) {
  const { email } = useSignedIn()
  const { displayName: name, photoURL: photo } = useAuthUser()
  const { data: number } = useSuspenseQuery(ownNumber(email))
  const savedInput = useSavedInput('profile', email)
  const stored = { name: name ?? '', number }
  const { register, handleSubmit, watch, trigger, reset, resetField, formState } = useForm<
    ProfileFormValues,
    unknown,
    Profile
  >({
    resolver: zodResolver(photo ? Profile : FirstProfile),
    defaultValues: { ...stored, ...savedInput.values },
  })
  const { errors } = formState
  const update = useUpdateProfile(photo)
  const submit = useSingleSubmit(handleSubmit, (values) => update.mutateAsync(values), finish)

  function finish() {
    savedInput.drop()
    onUpdated()
  }

  return (
    <Card sx={{ maxWidth: sizes.form, p: { xs: 3, sm: 4 } }}>
      <SavedForm
        savedInput={savedInput}
        except="the photo"
        onDiscard={() => reset(stored)}
        onSubmit={submit}
      >
        <FormField label="Name" autoComplete="name" field={register('name')} error={errors.name} />
        <FormField
          label="Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          field={register('number')}
          error={errors.number}
        />
        <ImageField
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
      </SavedForm>
    </Card>
  )
}
