import { Button, Container, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { CallError } from '../api/call-error.ts'
import { paths } from '../paths.ts'

/** What stands in place of something that could not be loaded [NAV-7]. */
export function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  const gone = error instanceof CallError && error.status === 404

  return (
    <Container maxWidth="sm" role="alert" sx={{ py: { xs: 8, md: 14 }, textAlign: 'center' }}>
      <Typography variant="h2" component="h1" gutterBottom>
        {gone ? 'We could not find that' : 'That did not work'}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{explain(error)}</Typography>
      {gone ? (
        <Button component={Link} to={paths.home} variant="contained">
          Back to the shop
        </Button>
      ) : (
        <Button variant="contained" onClick={error instanceof CallError ? retry : reload}>
          Try again
        </Button>
      )}
    </Container>
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
