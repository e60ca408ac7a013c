import { Link, Typography } from '@mui/material'
import * as shop from '@tech-house/shop'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { OrderLoginNotice } from '#features/product/order-login-notice.tsx'
import type { Login } from '#features/session/firebase-auth.ts'
import { loadFirebaseAuth } from '#features/session/load-firebase-auth.ts'
import { ProviderButtons } from '#features/session/provider-buttons.tsx'
import { SignOutNotice } from '#features/session/sign-out-notice.tsx'
import { FormCard } from '#shared/forms/form-card.tsx'
import { TextForm } from '#shared/forms/text-form.tsx'
import { paths } from '#shared/paths.ts'
import { useAuthMutation } from '#shared/session/use-auth-mutation.ts'

export function Component() {
  const { state } = useLocation()
  const action = useAuthMutation(async (login: Login) => (await loadFirebaseAuth()).logIn(login))

  return (
    <FormCard heading="Login" lead="Good to see you again.">
      <SignOutNotice />
      <OrderLoginNotice />
      <TextForm
        autoComplete={{ email: 'username', password: 'current-password' }}
        button="Login"
        send={action.mutateAsync}
      >
        <Link
          component={RouterLink}
          to={paths.reset}
          state={state}
          sx={{ alignSelf: 'flex-start' }}
        >
          Forgot password?
        </Link>
      </TextForm>
      <ProviderButtons />
      <Typography>
        <span>{`New to ${shop.name}? `}</span>
        <Link component={RouterLink} to={paths.signup} state={state}>
          Create an account
        </Link>
      </Typography>
    </FormCard>
  )
}
