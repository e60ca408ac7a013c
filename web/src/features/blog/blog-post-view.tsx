import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { measure } from '#shared/theme/sizes.ts'

export interface BlogPost {
  /** Also its anchor on the page. */
  id: string
  title: string
  lead: string
  sections: { title: string; body: ReactNode }[]
}

/** The anchor of a post's nth section, counted from 0. */
export const sectionId = ({ id }: BlogPost, index: number) => `${id}-${index + 1}`

export function BlogPostView({ post }: { post: BlogPost }) {
  const { id, title, lead, sections } = post

  return (
    <Box component="article" aria-labelledby={id} sx={{ maxWidth: measure.blogPost }}>
      <Typography variant="h2" id={id} tabIndex={-1} gutterBottom>
        {title}
      </Typography>
      <Typography variant="subtitle1" sx={{ color: 'text.secondary' }}>
        {lead}
      </Typography>
      {sections.map(({ title, body }, index) => (
        <Box key={title} component="section" sx={prose}>
          <Typography variant="h3" id={sectionId(post, index)} tabIndex={-1}>
            {title}
          </Typography>
          {body}
        </Box>
      ))}
    </Box>
  )
}

const prose = {
  mt: 5,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& p, & ul': { m: 0 },
  '& ul': { pl: 3, display: 'grid', gap: 1 },
  '& :not(pre) > code': {
    px: 0.5,
    py: 0.25,
    borderRadius: 0.5,
    bgcolor: 'primary.light',
  },
}
