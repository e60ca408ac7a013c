import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { FullScreenSpinner } from '../full-screen-spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Failure } from './failure.tsx'

/** One spinner and one failure message for a part of a page, which has an h1 beside it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onRetry={reset}
          fallback={(error, retry) => <Failure error={error} retry={retry} heading="h2" />}
        >
          <Suspense fallback={<FullScreenSpinner />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}
