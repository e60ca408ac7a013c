import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#shared/testing/show.tsx'
import { ConfirmButton } from './confirm-button.tsx'

test('the question takes the focus each time, even when it is asked again while it goes away', async () => {
  show(
    <ConfirmButton
      label="Delete"
      question="Delete it?"
      warning="It is gone then."
      yes="Yes"
      no="Keep"
      isPending={false}
      onConfirm={() => {}}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'))
  await userEvent.keyboard(' ')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
})
