import { type SyntheticEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { inputOf, savedInputKey, saveInput } from './saved-input.ts'
import { storedValue } from './stored-value.ts'

const Input = z.record(z.string(), z.string())

/**
 * The input of a form that was not sent; kept in this tab until it is sent or the user logs out. The
 * form has `mark` as attributes to keep it when the session expires, or `autosave` to keep it also
 * over a reload and a visit of another page. Its field names are the keys.
 */
export function useSavedInput(form: string, owner: string) {
  const { pathname } = useLocation()
  const name = `${pathname}:${form}`
  const stored = storedValue(owner, name, Input)
  const [values, setValues] = useState(stored.read)

  /** The input when the form got the focus; what is equal was not typed. */
  const untouched = useRef<string>(undefined)

  function drop() {
    stored.remove()
    untouched.current = undefined
    setValues(undefined)
  }

  const mark = { 'data-saved-input': savedInputKey(owner, name) }
  const autosave = {
    ...mark,
    onFocus: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      untouched.current ??= inputOf(currentTarget)
    },
    onInput: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      if (inputOf(currentTarget) !== untouched.current) saveInput(currentTarget)
    },
    // A choice in a menu is no input event.
    onBlur: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      const isTouched = untouched.current !== undefined
      if (isTouched && inputOf(currentTarget) !== untouched.current) saveInput(currentTarget)
    },
  }

  return { values, mark, autosave, drop }
}
