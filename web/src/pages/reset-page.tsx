import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Link, useLocation } from 'react-router-dom'
import { ResetForm } from '#features/session/reset-form.tsx'
import { FormCard } from '#shared/forms/form-card.tsx'
import { paths } from '#shared/paths.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

export function Component() {
  const { state } = useLocation()

  return (
    <FormCard
      heading="Reset password"
      lead="Tell us your address, and we mail you a link to a new password."
      before={
        <IconButton component={Link} to={paths.login} state={state} aria-label="Back to login">
          <ArrowBackIcon />
        </IconButton>
      }
    >
      <ResetForm />
    </FormCard>
  )
}
