import { useAuthMutation } from '#shared/session/use-auth-mutation.ts'
import { type Credentials, CredentialsForm } from './credentials-form.tsx'
import { loadFirebaseAuth } from './load-firebase-auth.ts'

export function SignupForm() {
  const action = useAuthMutation(async (signup: Credentials) =>
    (await loadFirebaseAuth()).signUp(signup),
  )

  return (
    <CredentialsForm
      autoComplete={{ name: 'name', email: 'email', password: 'new-password' }}
      passwordHint="At least 6 characters"
      button="Sign up"
      send={action.mutateAsync}
    />
  )
}
