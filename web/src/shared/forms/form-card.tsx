import { Box, Card, Container, Stack, Typography } from '@mui/material'
import { contacts } from '#shared/theme/ornaments.ts'
import type { Elements } from '#shared/ui/elements.ts'
import { PageHeading } from '#shared/ui/page-heading.tsx'

interface Props {
  heading: string
  lead?: string
  before?: Elements
  children: Elements
}

export function FormCard({ heading, lead, before, children }: Props) {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 9 } }}>
      <Card>
        <Stack sx={{ gap: 3, p: { xs: 3, sm: 5 } }}>
          <div>
            {before}
            <PageHeading>{heading}</PageHeading>
            {lead && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{lead}</Typography>}
          </div>
          {children}
        </Stack>
        <Box aria-hidden sx={contacts} />
      </Card>
    </Container>
  )
}
