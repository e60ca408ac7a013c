import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Link, Stack } from '@mui/material'
import { useForm } from 'react-hook-form'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useAuthMutation } from '#shared/session/use-auth-mutation.ts'
import { FormField } from '#shared/ui/form-field.tsx'
import { useSingleSubmit } from '#shared/writes/use-single-submit.ts'
import { Login } from './credentials.ts'
import { logIn } from './firebase-auth.ts'

export function LoginForm() {
  const { state } = useLocation()
  const { register, handleSubmit, formState } = useForm<Login>({ resolver: zodResolver(Login) })
  const { errors } = formState
  const action = useAuthMutation(logIn)
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
      <FormField
        label="Email"
        type="email"
        autoComplete="username"
        field={register('email')}
        error={errors.email}
      />
      <FormField
        label="Password"
        type="password"
        autoComplete="current-password"
        field={register('password')}
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
