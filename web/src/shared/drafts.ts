import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sessionStore } from './storage.ts'

const prefix = 'draft:'

/**
 * What was typed into a form when the session expired; kept in this tab until the form is sent or
 * somebody logs out. The form carries `mark`, and its fields' names are the keys.
 */
export function useDraft(form: string, owner: string) {
  const { pathname } = useLocation()
  const key = `${prefix}${owner}:${pathname}:${form}`
  const [kept, setKept] = useState(() => readDraft(key))

  function drop() {
    sessionStore.removeItem(key)
    setKept(undefined)
  }

  return { kept, mark: { 'data-draft': key }, drop }
}

/** Saves what is typed into every marked form on the page; files cannot be saved. */
export function saveDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const typed = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
    const { draft = '' } = form.dataset
    sessionStore.setItem(draft, JSON.stringify(Object.fromEntries(typed)))
  }
}

export function forgetDrafts(): void {
  for (const key of sessionStore.keys()) {
    if (key.startsWith(prefix)) sessionStore.removeItem(key)
  }
}

function readDraft(key: string): Record<string, string> | undefined {
  const kept = sessionStore.getItem(key)
  // Only saveDrafts() writes these keys.
  return kept === null ? undefined : (JSON.parse(kept) as Record<string, string>)
}
