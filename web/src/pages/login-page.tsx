import { Link, Typography } from '@mui/material'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { OrderLoginNotice } from '#features/product/order-login-notice.tsx'
import { LoginForm } from '#features/session/login-form.tsx'
import { ProviderButtons } from '#features/session/provider-buttons.tsx'
import { SignOutNotice } from '#features/session/sign-out-notice.tsx'
import { FormCard } from '#shared/forms/form-card.tsx'
import { paths } from '#shared/paths.ts'

export function Component() {
  const { state } = useLocation()

  return (
    <FormCard heading="Login" lead="Good to see you again.">
      <SignOutNotice />
      <OrderLoginNotice />
      <LoginForm />
      <ProviderButtons />
      <Typography>
        New to Tech House?{' '}
        <Link component={RouterLink} to={paths.signup} state={state}>
          Create an account
        </Link>
      </Typography>
    </FormCard>
  )
}
