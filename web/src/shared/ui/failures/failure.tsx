import { Button, Container } from '@mui/material'
import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '../../api/call-error.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../links/link-button.tsx'
import { EmptyState } from './empty-state.tsx'

interface Props {
  error: unknown
  retry: () => void
  /** A page beside it has its own h1. */
  heading?: 'h1' | 'h2'
}

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

/** Also retries automatically when the connection is back. */
function TryAgain({ onTry }: { onTry: () => void }) {
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && onTry()), [onTry])

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

// React caches a failed chunk, so only a new document requests it again.
function reload() {
  window.location.reload()
}
