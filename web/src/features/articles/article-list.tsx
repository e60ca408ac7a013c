import { Box, Divider } from '@mui/material'
import { Fragment } from 'react'
import { measure, sizes } from '#shared/theme/sizes.ts'
import { ArticleContents } from './article-contents.tsx'
import { ArticleView } from './article-view.tsx'
import { articles } from './articles.ts'

export function ArticleList() {
  return (
    <Box sx={split}>
      <ArticleContents articles={articles} />
      <Box sx={{ display: 'grid', gap: { xs: 6, md: 9 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {articles.map((article, index) => (
          <Fragment key={article.id}>
            {index > 0 && <Divider sx={{ maxWidth: measure.article }} />}
            <ArticleView article={article} />
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
