import { useRouteError } from 'react-router-dom'
import { Failure } from '#shared/ui/failure.tsx'

/** The last resort, for a crash outside every page: in the navigation or the footer. */
export function LayoutFailure() {
  return <Failure error={useRouteError()} retry={() => window.location.reload()} />
}
