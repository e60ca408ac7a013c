import { Container } from '@mui/material'
import { HowItIsBuilt } from '#features/portfolio/how-it-is-built.tsx'
import { Introduction } from '#features/portfolio/introduction.tsx'
import { Projects } from '#features/portfolio/projects.tsx'
import { Skills } from '#features/portfolio/skills.tsx'

export function Component() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 }, display: 'grid', gap: { xs: 7, md: 11 } }}>
      <Introduction />
      <Skills />
      <HowItIsBuilt />
      <Projects />
    </Container>
  )
}
