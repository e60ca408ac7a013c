import type { z } from 'zod'
import { savedInputKey } from './saved-input.ts'
import { sessionStore } from './storage.ts'

/**
 * A JSON value that survives a reload of this tab; removed when its owner logs out. It reads
 * `undefined` if there is none of this schema.
 */
export function storedValue<Value>(owner: string, name: string, schema: z.ZodType<Value>) {
  const key = savedInputKey(owner, name)
  return {
    read: () => schema.safeParse(readJson(key)).data,
    write: (value: Value) => sessionStore.setItem(key, JSON.stringify(value)),
    remove: () => sessionStore.removeItem(key),
  }
}
export type StoredValue<Value> = ReturnType<typeof storedValue<Value>>

/** The JSON value of a key; `undefined` without one, and when another program has damaged it. */
function readJson(key: string): unknown {
  try {
    return JSON.parse(sessionStore.getItem(key) ?? '')
  } catch {
    return undefined
  }
}
