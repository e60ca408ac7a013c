import { Typography } from '@mui/material'
import { useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { deleteReview, type Review } from '@tech-house/api/contract/review'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { fetchList } from '#shared/api/fetch-list.ts'
import { pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { toastSuccess } from '#shared/toast.ts'
import { ConfirmDelete } from '#shared/ui/confirm-delete.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { useDelete } from '#shared/writes/use-delete.ts'
import { Stars } from './stars.tsx'

const allReviews = pagedQuery([...queryKeys.reviews, 'all'], ({ cursor, signal }) =>
  fetchList<Review>('/reviews', {
    query: { limit: rowsPerPage, ...(cursor && { cursor }) },
    signal,
  }),
)

export function ManageReviewsTable() {
  const list = useSuspenseInfiniteQuery(allReviews)

  return (
    <>
      <DataTable
        label="All reviews"
        columns={columns}
        rows={list.data}
        rowKey={(review) => review._id}
        empty={
          <EmptyState
            title="Nobody has written a review yet."
            hint="Reviews of customers can be deleted here."
          />
        }
      />
      <ShowMore list={list} />
    </>
  )
}

const columns: Column<Review>[] = [
  {
    header: 'Reviewer',
    cell: ({ name }) => (
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
    ),
  },
  { header: 'Rating', cell: ({ rating }) => <Stars rating={rating} /> },
  {
    header: 'Comment',
    cell: ({ review }) => <Typography sx={{ overflowWrap: 'anywhere' }}>{review}</Typography>,
  },
  { header: 'Actions', cell: (review) => <Deletion review={review} /> },
]

function Deletion({ review }: { review: Review }) {
  const queryClient = useQueryClient()
  const remove = useDelete({
    deleteById: (id) => apiFetch(deleteReview, { params: { id } }),
    onSuccess: () => toastSuccess('Delete Success'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.reviews }),
  })

  return (
    <ConfirmDelete
      what={`the review of ${review.name}`}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(review._id)}
    />
  )
}
