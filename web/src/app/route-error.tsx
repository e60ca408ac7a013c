import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { requestAuth } from '#shared/session/auth-state.ts'
import { Failure } from '#shared/ui/failures/failure.tsx'

export function RouteError() {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(requestAuth, [])
  const { reset } = useQueryErrorResetBoundary()

  function retry() {
    reset()
    // React Router resets an error with the next navigation, even to the same URL.
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  }

  return <Failure error={error} retry={retry} />
}
