import { Box, Typography } from '@mui/material'
import { measure } from '#shared/theme/sizes.ts'
import type { Elements } from '#shared/ui/elements.ts'

export interface BlogPost {
  id: string
  title: string
  lead: string
  body: Elements
}

export function BlogPostView({ id, title, lead, body }: BlogPost) {
  return (
    <Box component="article" aria-labelledby={id} sx={prose}>
      <Typography variant="h2" id={id} tabIndex={-1}>
        {title}
      </Typography>
      <Typography variant="subtitle1" sx={{ color: 'text.secondary' }}>
        {lead}
      </Typography>
      {body}
    </Box>
  )
}

const prose = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: measure.blogPost,
  'article + &': { borderTop: 1, borderColor: 'divider', pt: { xs: 6, md: 9 } },
  '& h3': { m: 0, mt: 3, typography: 'h3' },
  '& p, & ul': { m: 0 },
  '& ul': { pl: 3, display: 'grid', gap: 1 },
  '& :not(pre) > code': {
    px: 0.5,
    py: 0.25,
    borderRadius: 0.5,
    bgcolor: 'primary.light',
  },
}
