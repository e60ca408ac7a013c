import { Button, Stack } from '@mui/material'
import { useForm } from 'react-hook-form'
import { FormField } from '#shared/forms/form-field.tsx'
import { useAuthMutation } from '#shared/session/use-auth-mutation.ts'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { rules, type Signup } from './credentials.ts'
import { loadFirebaseAuth } from './load-firebase-auth.ts'

export function SignupForm() {
  const { register, handleSubmit, formState } = useForm<Signup>()
  const { errors } = formState
  const action = useAuthMutation(async (signup: Signup) =>
    (await loadFirebaseAuth()).signUp(signup),
  )
  const submit = useSingleSubmit(
    handleSubmit,
    (values) => action.mutateAsync(values),
    () => {},
  )

  return (
    <Stack
      component="form"
      // Before the code has loaded, the browser would put the password into the URL.
      method="post"
      noValidate
      onSubmit={submit}
      sx={{ gap: 2.5 }}
    >
      <FormField
        label="Name"
        autoComplete="name"
        field={register('name', rules.name)}
        error={errors.name}
      />
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        field={register('email', rules.email)}
        error={errors.email}
      />
      <FormField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters"
        field={register('password', rules.password)}
        error={errors.password}
      />
      <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
        Sign up
      </Button>
    </Stack>
  )
}
