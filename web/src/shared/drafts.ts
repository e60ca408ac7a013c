import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { z } from 'zod'
import { sessionStore } from './storage.ts'

const prefix = 'draft:'

/**
 * The input of a form when the session expired; kept in this tab until the form is sent or the user
 * logs out. The form has `mark` as attributes, and its field names are the keys.
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

/**
 * A JSON value that survives a reload of this tab; removed when its owner logs out. It reads
 * `undefined` if there is none of this schema.
 */
export function storedValue<Value>(owner: string, name: string, schema: z.ZodType<Value>) {
  const key = `${prefix}${owner}:${name}`
  return {
    read: () => schema.safeParse(readJson(key)).data,
    write: (value: Value) => sessionStore.setItem(key, JSON.stringify(value)),
    remove: () => sessionStore.removeItem(key),
  }
}
export type StoredValue<Value> = ReturnType<typeof storedValue<Value>>

/** Saves the input of every marked form on the page, except files. */
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
  // Only saveDrafts() writes these keys.
  return (readJson(key) ?? undefined) as Record<string, string> | undefined
}

function readJson(key: string): unknown {
  return JSON.parse(sessionStore.getItem(key) ?? 'null')
}
