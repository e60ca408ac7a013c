import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerDialog, press } from '#shared/testing/actions.ts'
import { expectRemoved } from '#shared/testing/expect-removed.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ManageReviewsTable } from './manage-reviews-table.tsx'

const review = { _id: 'r1', name: 'Eve', image: '/avatars/default.svg', rating: 1, review: 'Rude.' }
const list = 'GET /api/reviews?view=admin&limit=100&offset=0'

const showTable = () => show(<ManageReviewsTable />, signedInAs(ada))

test('a review is deleted after a warning, and the list is read again [STAFF-11]', async () => {
  const asked = fakeApi({
    [list]: [review],
    'DELETE /api/review/r1': { deletedCount: 1 },
  })
  showTable()
  await press('Delete')
  expect(await screen.findByText('Delete the review of Eve?')).toBeTruthy()
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
  await answerDialog('Delete')
  expect(await screen.findByText('Delete Success')).toBeTruthy()
  await waitFor(() => expect(asked.at(-1)?.method).toBe('GET'))
})

test('reviews are found by their words [STAFF-11]', async () => {
  fakeApi({
    [list]: [review],
    'GET /api/reviews?view=admin&q=kind&limit=100&offset=0': [],
  })
  showTable()
  await screen.findByText('Rude.')
  await userEvent.type(screen.getByLabelText('Words of a review'), ' kind {Enter}')
  expect(await screen.findByText('No review matches.')).toBeTruthy()
  expect(screen.getByText('Searched for “kind” in names, comments and answers.')).toBeTruthy()
})

test('a review is answered, and the answer is changed and removed; what is typed survives a reload [STAFF-11]', async () => {
  let reply: string | undefined
  const asked = fakeApi({
    [list]: () => [{ ...review, reply }],
    'PUT /api/review/r1/reply': async (request) => {
      reply = (await request.json()).reply ?? undefined
      return { modifiedCount: 1 }
    },
  })
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Answer')
  showTable()
  await press('Answer')
  expect(screen.getByRole('dialog', { name: 'Answer the review of Eve' })).toBeTruthy()
  await press('Publish')
  expect(screen.getByText('Use 1 to 1,000 characters')).toBeTruthy()
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false)
  await userEvent.type(field(), 'We are sorry.')
  cleanup()
  showTable()
  await press('Answer')
  expect(field().value).toBe('We are sorry.')
  const dialog = await screen.findByRole('dialog')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Publish' }))
  await expectRemoved(dialog)
  expect(await screen.findByText('We are sorry.')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1)

  await press('Edit answer')
  await press('Remove answer')
  await waitFor(() => expect(screen.queryByText('We are sorry.')).toBeNull())
})

test('an admin deletes the picture of a review and blocks its author, after a question each [STAFF-11]', async () => {
  const id = '0f'.repeat(32)
  let blocked: true | undefined
  const asked = fakeApi({
    [list]: () => [
      { ...review, image: `/api/images/${id}`, blocked },
      { ...review, _id: 'r2' },
    ],
    [`DELETE /api/images/${id}`]: { deletedCount: 1 },
    'PUT /api/review/r1/block': () => {
      blocked = true
      return { modifiedCount: 1 }
    },
  })
  showTable()
  // Only one of the reviews has a picture that can be deleted.
  await press('Delete picture')
  expect(await screen.findByRole('dialog', { name: 'Delete the picture of Eve?' })).toBeTruthy()
  await answerDialog('Delete picture')
  expect(await screen.findByText('Picture deleted')).toBeTruthy()
  await waitFor(() => expect(asked.at(-1)?.method).toBe('GET'))

  const [block] = await screen.findAllByRole('button', { name: 'Block author' })
  await userEvent.click(block ?? document.body)
  expect(
    await screen.findByRole('dialog', { name: 'Block Eve from reviews and pictures?' }),
  ).toBeTruthy()
  await answerDialog('Block author')
  expect(await screen.findByText('Eve is blocked from reviews and pictures')).toBeTruthy()
  expect(await screen.findByText('blocked')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Block author' })).toHaveLength(1)
})
