import { Link } from '@mui/material'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useAuthMutation } from '#shared/session/use-auth-mutation.ts'
import { CredentialsForm } from './credentials-form.tsx'
import type { Login } from './firebase-auth.ts'
import { loadFirebaseAuth } from './load-firebase-auth.ts'

export function LoginForm() {
  const { state } = useLocation()
  const action = useAuthMutation(async (login: Login) => (await loadFirebaseAuth()).logIn(login))

  return (
    <CredentialsForm
      autoComplete={{ email: 'username', password: 'current-password' }}
      button="Login"
      send={action.mutateAsync}
    >
      <Link component={RouterLink} to={paths.reset} state={state} sx={{ alignSelf: 'flex-start' }}>
        Forgot password?
      </Link>
    </CredentialsForm>
  )
}
