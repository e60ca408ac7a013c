import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { sizes, viewportHeight } from '#shared/theme/sizes.ts'
import { type BlogPost, sectionId } from './blog-post.ts'

export function BlogPostContents({ posts }: { posts: BlogPost[] }) {
  return (
    <Box component="nav" aria-label="Contents" sx={panel}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5, typography: 'body2' }}>
        {posts.map((post) => (
          <li key={post.id}>
            <Link component={RouterLink} to={{ hash: post.id }} variant="body2">
              {post.title}
            </Link>
            <Box component="ul" sx={inner}>
              {post.sections.map(({ title }, index) => (
                <li key={title}>
                  <Link
                    component={RouterLink}
                    to={{ hash: sectionId(post, index) }}
                    color="text.secondary"
                    variant="caption"
                    sx={{ fontWeight: 400 }}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const panel = {
  position: { md: 'sticky' },
  top: sizes.belowBar,
  maxHeight: { md: `calc(${viewportHeight.full} - ${2 * sizes.belowBar - sizes.bar}px)` },
  overflowY: { md: 'auto' },
  p: 3,
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
}

const inner = {
  display: { xs: 'none', md: 'grid' },
  mt: 0.25,
  pl: 0,
  listStyle: 'none',
}
