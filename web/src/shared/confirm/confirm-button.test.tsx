import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectRemoved } from '#shared/testing/expect-removed.ts'
import { show } from '#shared/testing/show.tsx'
import { ConfirmButton } from './confirm-button.tsx'

function showButton() {
  const onConfirm = vi.fn()
  show(
    <ConfirmButton
      label="Delete"
      question="Delete it?"
      warning="It is gone then."
      yes="Yes"
      no="Keep"
      onConfirm={onConfirm}
    />,
  )
  return onConfirm
}

test('the question takes the focus each time, even when it opens again while it closes', async () => {
  showButton()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'))
  await userEvent.keyboard(' ')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
})

test('a closing dialog accepts no second answer [FIX-5]', async () => {
  const onConfirm = showButton()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const [yes, no] = ['Yes', 'Keep'].map((name) => screen.getByRole('button', { name }))
  if (!yes || !no) throw new Error('The dialog has two buttons')
  await userEvent.dblClick(yes)
  fireEvent.click(yes)
  expect(onConfirm).toHaveBeenCalledOnce()

  await expectRemoved(yes)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }))
  fireEvent.click(screen.getByText('Yes'))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a double click opens the question, and its second click does not close it [FIX-5]', async () => {
  showButton()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = screen.getByRole('dialog')
  const backdrop = dialog.parentElement
  if (!backdrop) throw new Error('A dialog has a backdrop')
  // In a browser the second click meets the backdrop.
  fireEvent.mouseDown(backdrop, { detail: 2 })
  fireEvent.click(backdrop, { detail: 2 })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep'))
  fireEvent.mouseDown(backdrop, { detail: 1 })
  fireEvent.click(backdrop, { detail: 1 })
  await expectRemoved(dialog)
})
