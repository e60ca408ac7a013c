import { type SyntheticEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { storedValue } from './saved-input.ts'

type Input = Record<string, string>

const isInput = (values: Partial<Input>) =>
  Object.values(values).every((value) => typeof value === 'string')

/** Kept in this tab until it is sent or the user logs out; its keys are the names of the fields. */
export function useSavedInput(form: string, owner: string) {
  const { pathname } = useLocation()
  const stored = storedValue<Input>(owner, `${pathname}:${form}`, isInput)
  const [values, setValues] = useState(stored.read)

  /** The input when the form got the focus; what is equal was not typed. */
  const untouched = useRef<string>(undefined)

  function drop() {
    stored.remove()
    untouched.current = undefined
    setValues(undefined)
  }

  function save(form: HTMLFormElement) {
    if (!form.isConnected) return
    if (!isDrawn(form)) {
      requestAnimationFrame(() => save(form))
      return
    }
    const input = readInput(form)
    if (JSON.stringify(input) !== untouched.current) stored.write(input)
  }

  const autosave = {
    onFocus: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      if (isDrawn(currentTarget)) untouched.current ??= JSON.stringify(readInput(currentTarget))
    },
    onInput: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => save(currentTarget),
  }

  return { values, autosave, drop }
}

export type SavedInput = ReturnType<typeof useSavedInput>

/** Before, a form lacks fields that may have saved input. Its button is drawn last. */
const isDrawn = (form: HTMLFormElement) =>
  form.querySelector('[type=submit]') && !form.querySelector('[aria-busy=true]')

function readInput(form: HTMLFormElement): Input {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return Object.fromEntries(fields)
}
