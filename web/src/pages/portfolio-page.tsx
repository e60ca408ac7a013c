import { Container } from '@mui/material'
import { Introduction } from '#features/portfolio/introduction.tsx'
import { Portfolio } from '#features/portfolio/portfolio.tsx'

export function Component() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 }, display: 'grid', gap: { xs: 7, md: 11 } }}>
      <Introduction />
      <Portfolio />
    </Container>
  )
}
