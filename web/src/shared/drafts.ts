import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'

const prefix = 'draft:'
const Typed = z.record(z.string(), z.string())

/**
 * What its owner had typed into a form when the session was lost; kept in this tab until the form
 * is sent or someone logs out. The form carries `mark`, and its fields' names are the keys.
 */
export function useDraft(form: string, owner: string) {
  const { pathname } = useLocation()
  const key = `${prefix}${owner}:${pathname}:${form}`
  const [kept, setKept] = useState(() => readDraft(key))

  function drop() {
    sessionStorage.removeItem(key)
    setKept(undefined)
  }

  return { kept, mark: { 'data-draft': key }, drop }
}

/** Keeps what is typed into every marked form on the page. Files cannot be kept; passwords never are marked. */
export function keepDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const typed = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
    const { draft = '' } = form.dataset
    sessionStorage.setItem(draft, JSON.stringify(Object.fromEntries(typed)))
  }
}

export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
}

function readDraft(key: string): z.infer<typeof Typed> | undefined {
  const kept = sessionStorage.getItem(key)
  return kept === null ? undefined : Typed.parse(JSON.parse(kept))
}
