import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '#shared/testing/show.tsx'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { FormDialog } from './form-dialog.tsx'

function Answer({ onClose }: { onClose: () => void }) {
  const savedInput = useSavedInput('answer', 'ada')
  return (
    <FormDialog
      title="Answer"
      maxWidth="xs"
      yes="Send"
      isPending={false}
      savedInput={savedInput}
      onSubmit={() => {}}
      onClose={onClose}
    >
      <input aria-label="Text" name="text" />
    </FormDialog>
  )
}

test('Escape closes a form and discards its input, a click beside it does not', async () => {
  const onClose = vi.fn()
  show(<Answer onClose={onClose} />)
  const backdrop = screen.getByRole('dialog').parentElement ?? document.body
  await userEvent.type(screen.getByLabelText('Text'), 'typed')
  fireEvent.mouseDown(backdrop, { detail: 1 })
  fireEvent.click(backdrop, { detail: 1 })
  expect(onClose).not.toHaveBeenCalled()
  expect(Object.values(sessionStorage)).toEqual(['{"text":"typed"}'])
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(Object.keys(sessionStorage)).toEqual([])
})
