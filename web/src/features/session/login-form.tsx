import { Button, Link, Stack } from '@mui/material'
import { useForm } from 'react-hook-form'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { FormField } from '#shared/forms/form-field.tsx'
import { paths } from '#shared/paths.ts'
import { useAuthMutation } from '#shared/session/use-auth-mutation.ts'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { type Login, rules } from './credentials.ts'
import { loadFirebaseAuth } from './load-firebase-auth.ts'

export function LoginForm() {
  const { state } = useLocation()
  const { register, handleSubmit, formState } = useForm<Login>()
  const { errors } = formState
  const action = useAuthMutation(async (login: Login) => (await loadFirebaseAuth()).logIn(login))
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
        label="Email"
        type="email"
        autoComplete="username"
        field={register('email', rules.email)}
        error={errors.email}
      />
      <FormField
        label="Password"
        type="password"
        autoComplete="current-password"
        field={register('password', rules.password)}
        error={errors.password}
      />
      <Link component={RouterLink} to={paths.reset} state={state} sx={{ alignSelf: 'flex-start' }}>
        Forgot password?
      </Link>
      <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
        Login
      </Button>
    </Stack>
  )
}
