import type { z } from 'zod'
import { sessionStore } from './storage.ts'

const prefix = 'saved-input:'
const oldPrefix = 'draft:'

// An unconfirmed order of the previous release keeps its key over the deploy.
for (const key of sessionStore.keys().filter((name) => name.startsWith(oldPrefix))) {
  const value = sessionStore.getItem(key) ?? ''
  sessionStore.removeItem(key)
  sessionStore.setItem(key.replace(oldPrefix, prefix), value)
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

export function forgetSavedInput(): void {
  for (const key of sessionStore.keys()) {
    if (key.startsWith(prefix)) sessionStore.removeItem(key)
  }
}

/** The JSON value of a key; `undefined` without one, and when another program has damaged it. */
function readJson(key: string): unknown {
  try {
    return JSON.parse(sessionStore.getItem(key) ?? '')
  } catch {
    return undefined
  }
}
