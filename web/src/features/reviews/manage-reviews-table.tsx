import { Box, Typography } from '@mui/material'
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ManagedReview } from '@tech-house/api/contract/catalog/review'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { rowsPerPage } from '#shared/api/paged-query.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import type { Column } from '#shared/ui/data-table.tsx'
import { PagedTable } from '#shared/ui/paged-table.tsx'
import { SearchForm } from '#shared/ui/search-form.tsx'
import { ReplyButton } from './reply-button.tsx'
import { ReviewActions } from './review-actions.tsx'
import { ReviewerImage } from './reviewer-image.tsx'
import { ShopReply } from './shop-reply.tsx'
import { Stars } from './stars.tsx'

export function ManageReviewsTable() {
  const [params, setParams] = useSearchParams()
  const q = params.get('q')?.slice(0, 200) ?? ''
  // The rows stay until those of a new search are there.
  const list = useSuspenseInfiniteQuery(managedReviews(useDeferredValue(q)))

  return (
    <>
      <SearchForm
        name="Reviews"
        label="Words of a review"
        text={q}
        onSearch={(words) => setParams(words ? { q: words } : {}, { replace: true })}
      />
      <PagedTable
        label="All reviews"
        columns={columns}
        list={list}
        empty={
          q
            ? {
                title: 'No review matches.',
                hint: `Searched for “${q}” in names, comments and answers.`,
              }
            : {
                title: 'Nobody has written a review yet.',
                hint: 'Reviews of customers can be answered and deleted here.',
              }
        }
      />
    </>
  )
}

/** The reviews with these words, newest first, for an admin. */
const managedReviews = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.reviews, 'managed', q],
    queryFn: ({ pageParam, signal }) =>
      apiFetch('GET /reviews?view=admin', {
        query: { q: q || undefined, limit: rowsPerPage, offset: String(pageParam) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) =>
      last.length === Number(rowsPerPage) ? offset + last.length : undefined,
    select: ({ pages }) => pages.flat(),
  })

const columns: Column<ManagedReview>[] = [
  {
    header: 'Reviewer',
    cell: ({ name, image, blocked }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <ReviewerImage name="" image={image} />
        <Box>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          {blocked && (
            <Typography variant="body2" sx={{ color: 'warning.main' }}>
              blocked
            </Typography>
          )}
        </Box>
      </Box>
    ),
  },
  { header: 'Rating', cell: ({ rating }) => <Stars rating={rating} /> },
  {
    header: 'Comment',
    cell: ({ review, reply }) => (
      <>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{review}</Typography>
        {reply && <ShopReply>{reply}</ShopReply>}
      </>
    ),
  },
  {
    header: 'Actions',
    cell: (review) => (
      <Box sx={actions}>
        <ReplyButton review={review} />
        <ReviewActions review={review} />
      </Box>
    ),
  },
]

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  '& button': { whiteSpace: 'nowrap' },
}
