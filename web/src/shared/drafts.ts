import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isObject } from './has-shape.ts'
import { thisTab } from './storage.ts'

const prefix = 'draft:'

/**
 * What its owner had typed into a form when the session was lost; kept in this tab until the form
 * is sent or someone logs out. The form carries `mark`, and its fields' names are the keys.
 */
export function useDraft(form: string, owner: string) {
  const { pathname } = useLocation()
  const key = `${prefix}${owner}:${pathname}:${form}`
  const [kept, setKept] = useState(() => readDraft(key))

  function drop() {
    thisTab.removeItem(key)
    setKept(undefined)
  }

  return { kept, mark: { 'data-draft': key }, drop }
}

/** Keeps what is typed into every marked form on the page. Files cannot be kept; passwords never are marked. */
export function keepDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const typed = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
    const { draft = '' } = form.dataset
    thisTab.setItem(draft, JSON.stringify(Object.fromEntries(typed)))
  }
}

export function forgetDrafts(): void {
  for (const key of thisTab.keys()) {
    if (key.startsWith(prefix)) thisTab.removeItem(key)
  }
}

function readDraft(key: string): Record<string, string> | undefined {
  const kept: unknown = JSON.parse(thisTab.getItem(key) ?? 'null')
  if (!isObject(kept)) return undefined
  return Object.fromEntries(Object.entries(kept).map(([name, typed]) => [name, String(typed)]))
}
