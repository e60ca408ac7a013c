import { Box, Container, Typography } from '@mui/material'
import { paths } from '#shared/paths.ts'
import { measure } from '#shared/theme/sizes.ts'
import { LinkButton } from '#shared/ui/links/link-button.tsx'
import { PageHeading } from '#shared/ui/page-heading.tsx'

export function NotFoundPage() {
  return (
    <Container
      maxWidth="md"
      sx={{ py: { xs: 5, md: 8 }, display: 'grid', gap: 2, justifyItems: 'center' }}
    >
      <Box
        component="img"
        src="/not-found.svg"
        alt="404: a circuit board whose middle socket has lost its chip"
        width={720}
        height={360}
        sx={{ width: '100%', height: 'auto' }}
      />
      <PageHeading title="Page not found">This socket is empty</PageHeading>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center', maxWidth: measure.lead }}>
        There is no page at this address. It may have moved, or the link has a typing mistake.
      </Typography>
      <LinkButton to={paths.home}>Back to the shop</LinkButton>
    </Container>
  )
}

export { NotFoundPage as Component }
