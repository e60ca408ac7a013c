import { Container } from '@mui/material'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { LinkButton } from '#shared/ui/link-button.tsx'

/** Shown when the product is deleted while its page is open. */
export function ProductGone({ name }: { name: string }) {
  return (
    <Container maxWidth="sm" role="alert" sx={{ py: { xs: 3, md: 8 } }}>
      <EmptyState
        heading="h1"
        title={`${name} is gone`}
        hint="The shop has just stopped selling it. Nothing was ordered."
      >
        <LinkButton to={paths.services}>See the products</LinkButton>
      </EmptyState>
    </Container>
  )
}
