import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../testing/actions.ts'
import { DialogButton } from './dialog-button.tsx'

const showForm = (isOffered: boolean) => (
  <DialogButton label="Correct" isOffered={isOffered}>
    {(close) => (
      <>
        <input aria-label="City" />
        <button type="button" onClick={close}>
          Close
        </button>
      </>
    )}
  </DialogButton>
)

test('a form that is open stays open, with its input, when its button goes [PURCH-2, PURCH-3]', async () => {
  const { rerender } = render(showForm(true))
  await press('Correct')
  const field = screen.getByRole('textbox')
  rerender(showForm(false))
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull()
  expect(screen.getByRole('textbox')).toBe(field)
  await press('Close')
  expect(screen.queryByRole('textbox')).toBeNull()
})
