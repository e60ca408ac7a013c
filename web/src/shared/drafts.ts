import { sessionStore } from './storage.ts'

const prefix = 'draft:'

/** The key of what this person's form or page keeps in this tab. */
export const draftKey = (owner: string, name: string) => `${prefix}${owner}:${name}`

export function forgetDrafts(): void {
  for (const key of sessionStore.keys()) {
    if (key.startsWith(prefix)) sessionStore.removeItem(key)
  }
}

/** Saves the input of every marked form on the page, except files. */
export function saveDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) saveDraft(form)
}

export const saveDraft = (form: HTMLFormElement) =>
  sessionStore.setItem(form.dataset.draft ?? '', inputOf(form))

/** The fields of a form as JSON, without files. */
export function inputOf(form: HTMLFormElement): string {
  const typed = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  return JSON.stringify(Object.fromEntries(typed))
}
