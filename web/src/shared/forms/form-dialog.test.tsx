import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '#shared/testing/show.tsx'
import { FormDialog } from './form-dialog.tsx'

test('a click beside a form closes it while nothing is typed, and Escape always', async () => {
  const onClose = vi.fn()
  show(
    <FormDialog
      title="Answer"
      maxWidth="xs"
      yes="Send"
      isPending={false}
      onSubmit={() => {}}
      onClose={onClose}
    >
      <input aria-label="Text" />
    </FormDialog>,
  )
  const backdrop = screen.getByRole('dialog').parentElement
  if (!backdrop) throw new Error('A dialog has a backdrop')
  const clickBeside = () => {
    fireEvent.mouseDown(backdrop, { detail: 1 })
    fireEvent.click(backdrop, { detail: 1 })
  }
  clickBeside()
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.type(screen.getByLabelText('Text'), 'typed')
  clickBeside()
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})
