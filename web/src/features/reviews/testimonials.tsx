import BackIcon from '@mui/icons-material/ArrowBack'
import ForwardIcon from '@mui/icons-material/ArrowForward'
import { Box, Container, type SxProps, type Theme, Typography } from '@mui/material'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef } from 'react'
import { fetchPage } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { sizes, viewportHeight } from '#shared/theme/sizes.ts'
import { PageBoundary } from '#shared/ui/failures/page-boundary.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { cacheBypass } from '#shared/writes/recent-writes.ts'
import { TestimonialCard } from './testimonial-card.tsx'

const maxShown = 60

const reviews = queryOptions({
  queryKey: queryKeys.reviews,
  queryFn: ({ signal }) => fetchPage('GET /reviews', { query: cacheBypass(), signal }),
  select: ({ rows }) => rows.slice(0, maxShown),
  throwOnError: (_error, query) => query.state.data === undefined,
})

/** A row that scrolls sideways, so that the page stays short with many reviews. */
export function Testimonials() {
  return (
    <PageBoundary>
      <Reviews />
    </PageBoundary>
  )
}

function Reviews() {
  const { data } = useQuery(reviews)
  const shown = useDeferredValue(data)
  const row = useRef<HTMLUListElement>(null)
  const turn = (pages: number) =>
    row.current?.scrollBy({ left: pages * row.current.clientWidth, behavior: 'auto' })

  // The spinner of the catalog is enough.
  if (!shown) return <Box sx={{ minHeight: viewportHeight.full }} />
  if (shown.length === 0) return null
  return (
    <Container component="section" maxWidth="xl" aria-labelledby="testimonials-heading">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: { xs: 3, md: 4 } }}>
        <Typography variant="h2" id="testimonials-heading" sx={{ mr: 'auto' }}>
          What builders say
        </Typography>
        <IconButton aria-label="Earlier reviews" onClick={() => turn(-1)}>
          <BackIcon />
        </IconButton>
        <IconButton aria-label="More reviews" onClick={() => turn(1)}>
          <ForwardIcon />
        </IconButton>
      </Box>
      <Box component="ul" ref={row} tabIndex={0} aria-labelledby="testimonials-heading" sx={track}>
        {shown.map((review) => (
          <TestimonialCard key={review._id} review={review} />
        ))}
      </Box>
    </Container>
  )
}

const track: SxProps<Theme> = (theme) => {
  const share = (count: number) => `calc((100% - ${theme.spacing(3 * (count - 1))}) / ${count})`
  return {
    // The padding keeps a card's focus ring visible; the margin compensates for it.
    my: 0,
    mx: -0.5,
    p: 0.5,
    pb: 2,
    listStyle: 'none',
    display: 'grid',
    gap: 3,
    gridAutoFlow: 'column',
    gridAutoColumns: { xs: '86%', sm: share(2), md: share(3), xl: share(4) },
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: theme.spacing(0.5),
    scrollBehavior: 'smooth',
    scrollbarWidth: 'thin',
    '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
    // Not on an element with a field: Chrome lays out every field for its autofill.
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${sizes.reviews}px`,
  }
}
