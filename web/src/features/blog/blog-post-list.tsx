import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { measure, outlinedPaper, sizes, tallViewport } from '#shared/theme/sizes.ts'
import { Prose } from '#shared/ui/prose.tsx'
import * as productSearch from './product-search.md'
import * as prototypalInheritance from './prototypal-inheritance.md'
import * as reactPerformance from './react-performance.md'
import * as stateManagement from './state-management.md'
import * as unitTests from './unit-tests.md'

const posts = [
  { id: 'react-performance', ...reactPerformance },
  { id: 'state-management', ...stateManagement },
  { id: 'prototypal-inheritance', ...prototypalInheritance },
  { id: 'unit-tests', ...unitTests },
  { id: 'product-search', ...productSearch },
]

export function BlogPostList() {
  return (
    <Box sx={split}>
      <Box component="nav" aria-label="Contents" sx={panel}>
        <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5, typography: 'body2' }}>
          {posts.map(({ id, title }) => (
            <li key={id}>
              <Link component={RouterLink} to={{ hash: id }}>
                {title}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 6, md: 9 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {posts.map((post) => (
          <BlogPost key={post.id} {...post} />
        ))}
      </Box>
    </Box>
  )
}

function BlogPost({ id, title, html }: (typeof posts)[number]) {
  return (
    <Box component="article" aria-labelledby={id} sx={article}>
      <Typography variant="h2" id={id} tabIndex={-1}>
        {title}
      </Typography>
      <Prose html={html} />
    </Box>
  )
}

const split = {
  display: 'grid',
  gap: { xs: 6, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${sizes.contents}px minmax(0, 1fr)` },
  alignItems: 'start',
}

const panel = {
  [tallViewport]: { position: { md: 'sticky' }, top: sizes.belowBar },
  p: 3,
  ...outlinedPaper,
}

const article = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: measure.blogPost,
  'article + &': { borderTop: 1, borderColor: 'divider', pt: { xs: 6, md: 9 } },
}
