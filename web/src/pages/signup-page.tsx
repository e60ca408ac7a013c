import { Link, Typography } from '@mui/material'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { ProviderButtons } from '#features/session/provider-buttons.tsx'
import { SignupForm } from '#features/session/signup-form.tsx'
import { FormCard } from '#shared/forms/form-card.tsx'
import { paths } from '#shared/paths.ts'

export function Component() {
  const { state } = useLocation()

  return (
    <FormCard heading="Sign up" lead="An account lets you order parts and follow your orders.">
      <SignupForm />
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
