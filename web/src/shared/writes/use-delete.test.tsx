import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { show } from '../testing/show.tsx'
import { useDelete } from './use-delete.ts'

function DeleteButton() {
  const { mutate, error } = useDelete({
    deleteById: () => Promise.reject(new CallError(404, 'not-found', 'There is no such order')),
    meta: { quiet: true },
    onSuccess: () => {},
  })
  return (
    <button type="button" onClick={() => mutate('o1')}>
      {error?.message ?? 'Delete'}
    </button>
  )
}

test('a 404 for a row that another user has deleted is an error, each time [FIX-5]', async () => {
  show(<DeleteButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'There is no such order' }))
  expect(await screen.findByRole('button', { name: 'There is no such order' })).toBeTruthy()
})
