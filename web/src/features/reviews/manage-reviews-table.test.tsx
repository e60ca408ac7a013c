import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
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
    [list]: () => Response.json([review]),
    'DELETE /api/review/r1': () => Response.json({ deletedCount: 1 }),
  })
  showTable()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(screen.getByText('Delete the review of Eve?')).toBeTruthy()
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement)
  expect(await screen.findByText('Delete Success')).toBeTruthy()
  await waitFor(() => expect(asked.at(-1)?.method).toBe('GET'))
})

test('reviews are found by their words [STAFF-11]', async () => {
  fakeApi({
    [list]: () => Response.json([review]),
    'GET /api/reviews?view=admin&q=kind&limit=100&offset=0': () => Response.json([]),
  })
  showTable()
  await screen.findByText('Rude.')
  await userEvent.type(screen.getByLabelText('Words of a review'), ' kind {Enter}')
  expect(await screen.findByText('No review matches.')).toBeTruthy()
  expect(screen.getByText('Searched for “kind” in names, comments and answers.')).toBeTruthy()
})

test('a review is answered, and the answer is changed and removed [STAFF-11]', async () => {
  let reply: string | undefined
  const asked = fakeApi({
    [list]: () => Response.json([{ ...review, reply }]),
    'PUT /api/review/r1/reply': async (request) => {
      reply = (await request.json()).reply ?? undefined
      return Response.json({ modifiedCount: 1 })
    },
  })
  showTable()
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  const dialog = screen.getByRole('dialog', { name: 'Answer the review of Eve' })
  const publish = within(dialog).getByRole('button', { name: 'Publish' })
  await userEvent.click(publish)
  expect(within(dialog).getByText('Write 1 to 1,000 letters')).toBeTruthy()
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false)
  await userEvent.type(within(dialog).getByLabelText('Answer'), 'We are sorry.')
  await userEvent.dblClick(publish)
  await expectRemoved(dialog)
  expect(await screen.findByText('We are sorry.')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1)

  await userEvent.click(await screen.findByRole('button', { name: 'Edit answer' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove answer' }))
  await waitFor(() => expect(screen.queryByText('We are sorry.')).toBeNull())
})

test('a typed answer survives a reload, until it is discarded [STAFF-11]', async () => {
  fakeApi({ [list]: () => Response.json([review]) })
  const openAnswer = async () => {
    showTable()
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
    return screen.getByLabelText<HTMLTextAreaElement>('Answer')
  }
  await userEvent.type(await openAnswer(), 'We are sorry.')
  cleanup()
  expect((await openAnswer()).value).toBe('We are sorry.')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  cleanup()
  expect((await openAnswer()).value).toBe('')
})

test('an admin deletes the picture of a review and blocks its author, after a question each [STAFF-11]', async () => {
  const id = '0f'.repeat(32)
  let blocked: true | undefined
  const asked = fakeApi({
    [list]: () =>
      Response.json([
        { ...review, image: `/api/images/${id}`, blocked },
        { ...review, _id: 'r2' },
      ]),
    [`DELETE /api/images/${id}`]: () => Response.json({ deletedCount: 1 }),
    'PUT /api/review/r1/block': () => {
      blocked = true
      return Response.json({ modifiedCount: 1 })
    },
  })
  showTable()
  const press = async (name: string, question: string) => {
    // Only one of the reviews has a picture that can be deleted.
    await userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
    const dialog = screen.getByRole('dialog', { name: question })
    const before = asked.length
    await userEvent.click(within(dialog).getByRole('button', { name }))
    return asked.slice(before).map(({ method, url }) => `${method} ${new URL(url).pathname}`)
  }
  expect(await screen.findAllByRole('button', { name: 'Delete picture' })).toHaveLength(1)
  const deletion = await press('Delete picture', 'Delete the picture of Eve?')
  expect(deletion[0]).toBe(`DELETE /api/images/${id}`)
  expect(await screen.findByText('Picture deleted')).toBeTruthy()
  await waitFor(() => expect(asked.at(-1)?.method).toBe('GET'))
  const block = await press('Block author', 'Block Eve from reviews and pictures?')
  expect(block[0]).toBe('PUT /api/review/r1/block')
  expect(await screen.findByText('Eve is blocked from reviews and pictures')).toBeTruthy()
  expect(await screen.findByText('blocked')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Block author' })).toHaveLength(1)
})
