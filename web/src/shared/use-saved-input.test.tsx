import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useSavedInput } from './use-saved-input.ts'

test.each([
  ['{"review":"Fine"}', { review: 'Fine' }],
  ['{"review":', undefined],
  ['"text"', undefined],
  ['{"rating":5}', undefined],
])('a form opens with the saved input %s as %o', (saved, values) => {
  sessionStorage.setItem('saved-input:ada:/:review', saved)
  const { result } = renderHook(() => useSavedInput('review', 'ada'), { wrapper: MemoryRouter })
  expect(result.current.values).toEqual(values)
})

test('what is typed while a form is still being drawn is saved when it is complete', async () => {
  function Form({ isDrawn }: { isDrawn: boolean }) {
    const { autosave } = useSavedInput('review', 'ada')
    return (
      <form {...autosave}>
        <input name="review" />
        {isDrawn && <button type="submit">Publish</button>}
      </form>
    )
  }
  const saved = () => sessionStorage.getItem('saved-input:ada:/:review')
  const { rerender } = render(<Form isDrawn={false} />, { wrapper: MemoryRouter })
  await userEvent.type(screen.getByRole('textbox'), 'Fine')
  expect(saved()).toBeNull()
  rerender(<Form isDrawn />)
  await waitFor(() => expect(saved()).toBe('{"review":"Fine"}'))
})
