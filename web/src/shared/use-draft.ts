import { type SyntheticEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { draftKey } from './drafts.ts'
import { sessionStore } from './storage.ts'
import { readJson } from './stored-value.ts'

/**
 * The input of a form that was not sent; kept in this tab until it is sent or the user logs out. The
 * form has `mark` as attributes to keep it when the session expires, or `autosave` to keep it also
 * over a reload and a visit of another page. Its field names are the keys.
 */
export function useDraft(form: string, owner: string) {
  const { pathname } = useLocation()
  const key = draftKey(owner, `${pathname}:${form}`)
  const [kept, setKept] = useState(() => readDraft(key))

  /** The input when the form got the focus; what is equal was not typed. */
  const untouched = useRef<string>(undefined)

  function drop() {
    sessionStore.removeItem(key)
    untouched.current = undefined
    setKept(undefined)
  }

  const mark = { 'data-draft': key }
  const autosave = {
    ...mark,
    onFocus: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      untouched.current ??= inputOf(currentTarget)
    },
    onInput: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      if (inputOf(currentTarget) !== untouched.current) saveDraft(currentTarget)
    },
    // A choice in a menu is no input event.
    onBlur: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      const isTouched = untouched.current !== undefined
      if (isTouched && inputOf(currentTarget) !== untouched.current) saveDraft(currentTarget)
    },
  }

  return { kept, mark, autosave, drop }
}

function readDraft(key: string): Record<string, string> | undefined {
  // Only saveDrafts() writes these keys.
  return (readJson(key) ?? undefined) as Record<string, string> | undefined
}

/** Saves the input of every marked form on the page, except files. */
export function saveDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) saveDraft(form)
}

const saveDraft = (form: HTMLFormElement) =>
  sessionStore.setItem(form.dataset.draft ?? '', inputOf(form))

/** The fields of a form as JSON, without files. */
function inputOf(form: HTMLFormElement): string {
  const typed = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  return JSON.stringify(Object.fromEntries(typed))
}
