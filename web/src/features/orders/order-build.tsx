import { Button } from '@mui/material'
import type { BatchLine } from '@tech-house/api/contract/order-batch'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { LoginRedirect } from '#shared/session/login-redirect.ts'
import { ConfirmBatch } from './confirm-batch.tsx'
import { usePlaceBatch } from './use-place-batch.ts'

interface Props {
  lines: BatchLine[]
  /** The search of the build's URL, which the router does not know. */
  search: string
  /** Whether the lines can be ordered as they are. */
  isReady: boolean
  email: string | undefined
  onDone: () => void
}

/** Orders all parts of a build at once, all or nothing. */
export function OrderBuild({ lines, search, isReady, email, onDone }: Props) {
  const location = useLocation()
  const placing = usePlaceBatch({ email, form: 'build' })

  if (!email) {
    const state: LoginRedirect = { from: { ...location, search } }
    return (
      <Button component={Link} to={paths.login} state={state} variant="contained" size="large">
        Log in to order
      </Button>
    )
  }
  return (
    <ConfirmBatch
      placing={placing}
      lines={lines}
      isSignedIn
      isReady={isReady}
      label="Order this build"
      onDone={onDone}
    />
  )
}
