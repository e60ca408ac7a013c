import { sessionStore } from './storage.ts'

const prefix = 'draft:'

/** The key of what this person's form or page keeps in this tab. */
export const draftKey = (owner: string, name: string) => `${prefix}${owner}:${name}`

export function forgetDrafts(): void {
  for (const key of sessionStore.keys()) {
    if (key.startsWith(prefix)) sessionStore.removeItem(key)
  }
}
