import { Box, Divider, Link } from '@mui/material'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { measure, sizes, viewportHeight } from '#shared/theme/sizes.ts'
import { BlogPostView, sectionId } from './blog-post-view.tsx'
import { posts } from './blog-posts.ts'

export function BlogPostList() {
  return (
    <Box sx={split}>
      <Contents />
      <Box sx={{ display: 'grid', gap: { xs: 6, md: 9 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {posts.map((post, index) => (
          <Fragment key={post.id}>
            {index > 0 && <Divider sx={{ maxWidth: measure.blogPost }} />}
            <BlogPostView post={post} />
          </Fragment>
        ))}
      </Box>
    </Box>
  )
}

const split = {
  display: 'grid',
  gap: { xs: 6, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${sizes.contents}px minmax(0, 1fr)` },
  alignItems: 'start',
}

function Contents() {
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
