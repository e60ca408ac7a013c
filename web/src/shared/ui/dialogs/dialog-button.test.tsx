import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../../testing/actions.ts'
import { DialogButton } from './dialog-button.tsx'

const showForm = (isOffered: boolean) => (
  <section aria-label="Parcels">
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
  </section>
)

test('the focus stays in the section when the button goes after or before its dialog [FIX-8, PURCH-4]', async () => {
  const { rerender } = render(showForm(true))
  const section = () => screen.getByRole('region', { name: 'Parcels' })
  for (const isClosedFirst of [true, false]) {
    rerender(showForm(true))
    await press('Correct')
    if (isClosedFirst) await press('Close')
    rerender(showForm(false))
    if (!isClosedFirst) await press('Close')
    expect(document.activeElement).toBe(section())
    section().blur()
  }
})

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
