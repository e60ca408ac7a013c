import { deleteOrder } from '@tech-house/api/contract/orders/order'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { apiFetch } from '../api/api-fetch.ts'
import { fakeApi, refuse } from '../testing/fake-api.ts'
import { show } from '../testing/show.tsx'
import { useDelete } from './use-delete.ts'

function DeleteButton() {
  const { mutate, isSuccess, error } = useDelete({
    deleteById: (id) => apiFetch(deleteOrder, { params: { id } }),
    meta: { quiet: true },
    onSuccess: () => {},
  })
  return (
    <>
      <button type="button" onClick={() => mutate('o1')}>
        Delete
      </button>
      <p>{isSuccess ? 'deleted' : error && `failed: ${error.message}`}</p>
    </>
  )
}

const lost = () => Promise.reject(new TypeError('lost'))
const gone = () => refuse(404, 'not-found', 'There is no such order')

function answerDeletes(...answers: (() => Response | Promise<Response>)[]) {
  fakeApi({ 'DELETE /api/order/o1': () => answers.shift()?.() ?? Response.error() })
  show(<DeleteButton />)
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }))

test('after a lost response a 404 counts as a successful deletion [FIX-5]', async () => {
  answerDeletes(lost, gone)
  await press()
  await screen.findByText(/^failed: We cannot reach the shop/)
  await press()
  expect(await screen.findByText('deleted')).toBeTruthy()
})

test('a 404 for a row that another user has deleted is an error [FIX-5]', async () => {
  answerDeletes(gone, gone)
  await press()
  expect(await screen.findByText('failed: There is no such order')).toBeTruthy()
  await press()
  expect(await screen.findByText('failed: There is no such order')).toBeTruthy()
})
