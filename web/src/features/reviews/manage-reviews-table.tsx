import { Box, Typography } from '@mui/material'
import type { ManagedReview } from '@tech-house/api/contract/catalog/review'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { pageAt, pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { SearchForm } from '#shared/ui/search-form.tsx'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { PagedTable } from '#shared/ui/tables/paged-table.tsx'
import { usePagedList } from '#shared/use-paged-list.ts'
import { readWords, useUrlSearch } from '#shared/use-url-search.ts'
import { ReplyButton } from './reply-button.tsx'
import { ReviewActions } from './review-actions.tsx'
import { ReviewerImage } from './reviewer-image.tsx'
import { ShopReply } from './shop-reply.tsx'
import { Stars } from './stars.tsx'

export function ManageReviewsTable() {
  const { search, shown, isSearch, changeSearch } = useUrlSearch(readWords)
  const list = usePagedList(managedReviews(shown.q))

  return (
    <>
      <SearchForm label="Reviews" fields={fields} search={search} onFind={changeSearch} />
      <PagedTable
        label="All reviews"
        columns={columns}
        list={list}
        empty={
          isSearch
            ? {
                title: 'No review matches.',
                hint: `Searched for “${search.q}” in names, comments and answers.`,
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

const fields = [{ name: 'q', label: 'Words of a review' }] as const

const managedReviews = (q: string | undefined) =>
  pagedQuery([...queryKeys.reviews, 'managed', q], ({ cursor = '0', signal }) =>
    apiFetch('GET /reviews?view=admin', {
      query: { q, limit: rowsPerPage, offset: cursor },
      signal,
    }).then((rows) => pageAt(cursor, rows)),
  )

const columns: Column<ManagedReview>[] = [
  {
    header: 'Reviewer',
    cell: ({ name, image, blocked }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <ReviewerImage name="" image={image} />
        <Box sx={{ minWidth: sizes.name }}>
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
