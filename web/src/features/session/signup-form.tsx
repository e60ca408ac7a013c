import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Stack } from '@mui/material'
import { useForm } from 'react-hook-form'
import { useAuthMutation } from '#shared/session/use-auth-mutation.ts'
import { FormField } from '#shared/ui/form-field.tsx'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { Signup } from './credentials.ts'
import { signUp } from './firebase-auth.ts'

export function SignupForm() {
  const { register, handleSubmit, formState } = useForm<Signup>({ resolver: zodResolver(Signup) })
  const { errors } = formState
  const action = useAuthMutation(signUp)
  const submit = useSingleSubmit(handleSubmit, action.mutateAsync, () => {})

  return (
    <Stack
      component="form"
      // Before the code has loaded, the browser would put the password into the URL.
      method="post"
      noValidate
      onSubmit={submit}
      sx={{ gap: 2.5 }}
    >
      <FormField label="Name" autoComplete="name" field={register('name')} error={errors.name} />
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        field={register('email')}
        error={errors.email}
      />
      <FormField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters"
        field={register('password')}
        error={errors.password}
      />
      <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
        Sign up
      </Button>
    </Stack>
  )
}
