import { sessionStore } from './storage.ts'

const prefix = 'draft:'

/** The key of what this person's form or page keeps in this tab. */
export const savedInputKey = (owner: string, name: string) => `${prefix}${owner}:${name}`

export function forgetSavedInput(): void {
  for (const key of sessionStore.keys()) {
    if (key.startsWith(prefix)) sessionStore.removeItem(key)
  }
}

/** Saves the input of every marked form on the page, except files. */
export function saveAllInput(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-saved-input]'))
    saveInput(form)
}

export const saveInput = (form: HTMLFormElement) =>
  sessionStore.setItem(form.dataset.savedInput ?? '', inputOf(form))

/** The fields of a form as JSON, without files. */
export function inputOf(form: HTMLFormElement): string {
  const typed = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  return JSON.stringify(Object.fromEntries(typed))
}
