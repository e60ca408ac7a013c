import { Box, Button, Typography } from '@mui/material'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ManagedReview } from '@tech-house/api/contract/catalog/review'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSearchForm } from '#shared/forms/use-search-form.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { managedReviews } from './managed-reviews.ts'
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
      <ReviewSearchForm q={q} onSearch={(q) => setParams(q ? { q } : {}, { replace: true })} />
      <DataTable
        label="All reviews"
        columns={columns}
        rows={list.data}
        rowKey={(review) => review._id}
        empty={
          q ? (
            <EmptyState
              title="No review matches."
              hint={`Searched for “${q}” in names, comments and answers.`}
            />
          ) : (
            <EmptyState
              title="Nobody has written a review yet."
              hint="Reviews of customers can be answered and deleted here."
            />
          )
        }
      />
      <ShowMore list={list} />
    </>
  )
}

function ReviewSearchForm({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { register, find } = useSearchForm({ q }, (found) => onSearch(found.q))
  const { ref, ...words } = register('q', { setValueAs: (text: string) => text.trim() })

  return (
    <Box role="search" aria-label="Reviews" sx={{ mb: 3 }}>
      <Box component="form" noValidate onSubmit={find} sx={fields}>
        <TextField
          {...words}
          inputRef={ref}
          label="Words of a review"
          size="small"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }}
        />
        <Button type="submit" variant="outlined">
          Find
        </Button>
      </Box>
    </Box>
  )
}

const fields = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1.5,
  alignItems: 'start',
  maxWidth: sizes.form,
}

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
