import { renderHook } from '@testing-library/react'
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
