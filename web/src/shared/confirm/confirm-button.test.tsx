import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { expectRemoved } from '#shared/testing/expect-removed.ts'
import { show } from '#shared/testing/show.tsx'
import { ConfirmButton } from './confirm-button.tsx'

function showButton() {
  const onConfirm = vi.fn()
  const texts = { label: 'Delete', question: 'Delete it?', warning: 'It is gone then.' }
  show(<ConfirmButton {...texts} yes="Yes" no="Keep" onConfirm={onConfirm} />)
  return onConfirm
}

test('the question takes the focus each time, even when it opens again while it closes', async () => {
  showButton()
  await press('Delete')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'))
  await userEvent.keyboard(' ')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
})

test('a closing dialog accepts no second answer [FIX-5]', async () => {
  const onConfirm = showButton()
  await press('Delete')
  const yes = await screen.findByRole('button', { name: 'Yes' })
  await userEvent.dblClick(yes)
  fireEvent.click(yes)
  expect(onConfirm).toHaveBeenCalledOnce()

  await expectRemoved(yes)
  await press('Delete')
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }))
  fireEvent.click(screen.getByText('Yes'))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a double click opens the question, and its second click does not close it [FIX-5]', async () => {
  showButton()
  await press('Delete')
  const dialog = await screen.findByRole('dialog')
  const backdrop = dialog.parentElement ?? document.body
  // In a browser the second click meets the backdrop.
  fireEvent.mouseDown(backdrop, { detail: 2 })
  fireEvent.click(backdrop, { detail: 2 })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep'))
  fireEvent.mouseDown(backdrop, { detail: 1 })
  fireEvent.click(backdrop, { detail: 1 })
  await expectRemoved(dialog)
})
