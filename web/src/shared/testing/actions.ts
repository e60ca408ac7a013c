import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Presses the button with this name as soon as it is there. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Presses this button of the open dialog, and returns the dialog. */
export async function answerDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name }))
  return dialog
}

/** Replaces the text of a field. */
export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
