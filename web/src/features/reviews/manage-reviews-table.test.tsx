import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { show } from '#shared/testing/show.tsx'
import { ManageReviewsTable } from './manage-reviews-table.tsx'

const review = { _id: 'r1', name: 'Eve', image: '/avatars/default.svg', rating: 1, review: 'Rude.' }

test('a review is deleted after a warning, and the list is read again [STAFF-11]', async () => {
  const asked = fakeApi({
    'GET /api/reviews?limit=100': () => Response.json([review]),
    'DELETE /api/review/r1': () => Response.json({ deletedCount: 1 }),
  })
  show(<ManageReviewsTable />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(screen.getByText('Delete the review of Eve?')).toBeTruthy()
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement)
  expect(await screen.findByText('Delete Success')).toBeTruthy()
  await waitFor(() => expect(asked.at(-1)?.url).toMatch(/\/reviews\?limit=100&fresh=\d+$/))
})
