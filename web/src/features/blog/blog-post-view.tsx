import { Box, Typography } from '@mui/material'
import { measure } from '#shared/theme/sizes.ts'
import { Prose } from '#shared/ui/prose.tsx'

interface Props {
  /** Also its anchor on the page. */
  id: string
  title: string
  html: string
}

export function BlogPostView({ id, title, html }: Props) {
  return (
    <Box component="article" aria-labelledby={id} sx={article}>
      <Typography variant="h2" id={id} tabIndex={-1}>
        {title}
      </Typography>
      <Prose html={html} />
    </Box>
  )
}

const article = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: measure.blogPost,
  'article + &': { borderTop: 1, borderColor: 'divider', pt: { xs: 6, md: 9 } },
}
