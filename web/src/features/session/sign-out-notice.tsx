import { Alert } from '@mui/material'
import { useLoginRedirect } from '#shared/session/login-redirect.ts'

export function SignOutNotice() {
  const { reason } = useLoginRedirect()

  if (!reason) return null
  return <Alert severity="info">{texts[reason]}</Alert>
}

const texts = {
  expired:
    'You were signed out. Log in to go on where you were: what you had typed is still there.',
  denied: 'You were signed out, because this account may not manage products. Log in as an admin.',
}
