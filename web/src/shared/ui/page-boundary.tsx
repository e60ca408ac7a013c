import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { Failure } from './failure.tsx'
import { FullScreenSpinner } from './full-screen-spinner.tsx'

interface Props {
  children: ReactNode
  heading?: 'h1' | 'h2'
}

/** One spinner and one failure message for its children; give it a new key for a new page. */
export function PageBoundary({ children, heading = 'h1' }: Props) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onRetry={reset}
          fallback={(error, retry) => <Failure error={error} retry={retry} heading={heading} />}
        >
          <Suspense fallback={<FullScreenSpinner />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}
