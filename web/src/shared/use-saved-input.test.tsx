import { renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useSavedInput } from './use-saved-input.ts'

test.each([
  ['{"review":"Fine"}', { review: 'Fine' }],
  ['{"review":', undefined],
  ['"text"', undefined],
  ['{"rating":5}', undefined],
])('a form opens with the saved input %s as %o', (saved, kept) => {
  const show = () => renderHook(() => useSavedInput('review', 'ada'), { wrapper: MemoryRouter })
  const key = show().result.current.mark['data-saved-input']
  sessionStorage.setItem(key, saved)
  expect(show().result.current.values).toEqual(kept)
})
