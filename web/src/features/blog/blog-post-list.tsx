import { Box, Divider } from '@mui/material'
import { Fragment } from 'react'
import { measure, sizes } from '#shared/theme/sizes.ts'
import { BlogPostContents } from './blog-post-contents.tsx'
import { BlogPostView } from './blog-post-view.tsx'
import { posts } from './blog-posts.ts'

export function BlogPostList() {
  return (
    <Box sx={split}>
      <BlogPostContents posts={posts} />
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
