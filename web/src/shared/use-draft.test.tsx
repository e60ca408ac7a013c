import { cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useDraft } from './use-draft.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test.each([
  ['{"review":"Fine"}', { review: 'Fine' }],
  ['{"review":', undefined],
  ['"text"', undefined],
  ['{"rating":5}', undefined],
])('a form opens with the saved input %s as %o', (saved, kept) => {
  const show = () => renderHook(() => useDraft('review', 'ada'), { wrapper: MemoryRouter })
  const key = show().result.current.mark['data-draft']
  sessionStorage.setItem(key, saved)
  expect(show().result.current.kept).toEqual(kept)
})
