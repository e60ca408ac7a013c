import { Container, Typography } from '@mui/material'
import { BlogPostList } from '#features/blog/blog-post-list.tsx'
import { measure } from '#shared/theme/sizes.ts'
import { PageHeading } from '#shared/ui/page-heading.tsx'

export function Component() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
      <PageHeading>Blogs</PageHeading>
      <Typography
        variant="subtitle1"
        sx={{ color: 'text.secondary', maxWidth: measure.text, mt: 1.5, mb: { xs: 4, md: 6 } }}
      >
        Notes from building this shop: five things we learned, each short enough for one cup of
        coffee. Every sample of more than a line is tested together with the shop.
      </Typography>
      <BlogPostList />
    </Container>
  )
}
