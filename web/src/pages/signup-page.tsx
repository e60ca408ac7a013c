import { Link, Typography } from '@mui/material'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { loadFirebaseAuth } from '#features/session/load-firebase-auth.ts'
import { ProviderButtons } from '#features/session/provider-buttons.tsx'
import { FormCard } from '#shared/forms/form-card.tsx'
import { TextForm, type TextValues } from '#shared/forms/text-form.tsx'
import { paths } from '#shared/paths.ts'
import { useAuthMutation } from '#shared/session/use-auth-mutation.ts'

export function Component() {
  const { state } = useLocation()
  const action = useAuthMutation(async (signup: TextValues) =>
    (await loadFirebaseAuth()).signUp(signup),
  )

  return (
    <FormCard heading="Sign up" lead="An account lets you order parts and follow your orders.">
      <TextForm
        autoComplete={{ name: 'name', email: 'email', password: 'new-password' }}
        hint="At least 6 characters"
        button="Sign up"
        send={action.mutateAsync}
      />
      <ProviderButtons />
      <Typography>
        Already have an account?{' '}
        <Link component={RouterLink} to={paths.login} state={state}>
          Login
        </Link>
      </Typography>
    </FormCard>
  )
}
