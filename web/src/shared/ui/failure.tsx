import { Button, Container } from '@mui/material'
import { useEffect } from 'react'
import { CallError } from '../api/call-error.ts'
import { followConnection, hasNoConnection } from '../connection.ts'
import { paths } from '../paths.ts'
import { EmptyState } from './empty-state.tsx'
import { LinkButton } from './link-button.tsx'

interface Props {
  error: unknown
  retry: () => void
  /** A page that stands beside it has an h1 of its own. */
  heading?: 'h1' | 'h2'
}

/** What stands in place of something that could not be loaded. */
export function Failure({ error, retry, heading = 'h1' }: Props) {
  const isGone = error instanceof CallError && error.status === 404

  return (
    <Container maxWidth="sm" role="alert" sx={{ py: { xs: 3, md: 8 } }}>
      {isGone ? (
        <EmptyState heading={heading} title="We could not find that" hint={error.message}>
          <LinkButton to={paths.home}>Back to the shop</LinkButton>
        </EmptyState>
      ) : (
        <EmptyState heading={heading} title="That did not work" hint={explain(error)}>
          <TryAgain onTry={error instanceof CallError ? retry : reload} />
        </EmptyState>
      )}
    </Container>
  )
}

/** Also tries by itself as soon as the connection is back. */
function TryAgain({ onTry }: { onTry: () => void }) {
  useEffect(
    () =>
      followConnection(() => {
        if (!hasNoConnection()) onTry()
      }),
    [onTry],
  )

  return (
    <Button variant="contained" onClick={onTry}>
      Try again
    </Button>
  )
}

function explain(error: unknown): string {
  if (error instanceof CallError) return error.message
  return 'A part of this page could not be loaded. Please try again.'
}

// React remembers a chunk that failed to load, so only a fresh document asks for it again.
function reload() {
  window.location.reload()
}
