import { Box, Typography } from '@mui/material'
import { measure } from '#shared/theme/sizes.ts'
import { codeStyles } from '#shared/ui/code.tsx'

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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build makes it from a file beside this one. */}
      <Box sx={prose} dangerouslySetInnerHTML={{ __html: html }} />
    </Box>
  )
}

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }

const article = {
  ...grid,
  maxWidth: measure.blogPost,
  'article + &': { borderTop: 1, borderColor: 'divider', pt: { xs: 6, md: 9 } },
}

const prose = {
  ...grid,
  '& h3': { m: 0, mt: 3, typography: 'h3' },
  '& p, & ul': { m: 0 },
  '& > p:first-of-type': { typography: 'subtitle1', color: 'text.secondary' },
  '& ul': { pl: 3, display: 'grid', gap: 1 },
  '& pre': codeStyles,
  '& :not(pre) > code': { px: 0.5, py: 0.25, borderRadius: 0.5, bgcolor: 'primary.light' },
}
