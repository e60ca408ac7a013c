import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { expectRemoved } from '../testing/expect-removed.ts'
import { show } from '../testing/show.tsx'
import { ConfirmWrite } from './confirm-write.tsx'
import { deleteTexts } from './delete-texts.ts'

test('a 404 for a row that another user has deleted is an error, each time [FIX-5]', async () => {
  let calls = 0
  const remove = () => {
    calls++
    return Promise.reject(new CallError(404, 'not-found', 'There is no such order'))
  }
  const fail = () => expect.unreachable()
  show(<ConfirmWrite {...deleteTexts('an order')} isDeletion write={remove} onSuccess={fail} />)
  for (const tries of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = screen.getByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expectRemoved(dialog)
    expect(calls).toBe(tries)
    expect(await screen.findByText('There is no such order')).toBeTruthy()
  }
})
