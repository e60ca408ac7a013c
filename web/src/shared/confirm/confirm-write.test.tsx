import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectRemoved } from '../testing/expect-removed.ts'
import { show } from '../testing/show.tsx'
import { ConfirmWrite } from './confirm-write.tsx'
import { deleteTexts } from './delete-texts.ts'

const lost = () => Promise.reject(new TypeError('lost'))

/** Shows the button of a deletion and reads the list that it changes. */
function showDeletion(...answers: (() => Promise<unknown>)[]) {
  const calls = { write: vi.fn(), onSuccess: vi.fn(), read: vi.fn(() => 'read') }
  for (const answer of answers) calls.write.mockImplementationOnce(answer)
  function Row() {
    useQuery({ queryKey: ['list'], queryFn: calls.read })
    return (
      <ConfirmWrite
        {...deleteTexts('the order')}
        write={calls.write}
        unconfirmed="We could not confirm whether it was deleted."
        changes={[['list']]}
        onSuccess={calls.onSuccess}
      />
    )
  }
  show(<Row />)
  return calls
}

async function confirm() {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await userEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Delete the order?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await expectRemoved(dialog)
}

test('what a write changes is read again [FIX-5]', async () => {
  const { onSuccess, read } = showDeletion(async () => {})
  await confirm()
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
})

test('without a response the shop tells the user and refetches, and the write can be repeated [FIX-5]', async () => {
  const { onSuccess, read } = showDeletion(lost, async () => {})
  await confirm()
  expect(await screen.findByText(/^We could not confirm whether it was deleted./)).toBeTruthy()
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'))
  expect(onSuccess).not.toHaveBeenCalled()
  await confirm()
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
})
