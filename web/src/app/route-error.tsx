import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { Failure } from '#shared/ui/failure.tsx'

/** In place of a page that could not be loaded, whose data could not, or that crashed. */
export function RouteError() {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const { reset } = useQueryErrorResetBoundary()

  function retry() {
    reset()
    // React Router forgets an error with the next navigation, be it to the same place.
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  }

  return <Failure error={error} retry={retry} />
}
