import { sessionStore } from './storage.ts'

const prefix = 'saved-input:'

/** It survives a reload of this tab until its owner logs out; `isValid` refuses what another program left. */
export function storedValue<Value extends object>(
  owner: string,
  name: string,
  isValid: (value: Partial<Value>) => boolean,
) {
  const key = `${prefix}${owner}:${name}`
  return {
    read: (): Value | undefined => {
      const value = readObject<Value>(key)
      return value && isValid(value) ? value : undefined
    },
    write: (value: Value) => sessionStore.setItem(key, JSON.stringify(value)),
    remove: () => sessionStore.removeItem(key),
  }
}

export const isStored = (name: string): boolean =>
  savedKeys().some((key) => key.endsWith(`:${name}`))

export function forgetSavedInput(): void {
  for (const key of savedKeys()) sessionStore.removeItem(key)
}

const savedKeys = () =>
  Array.from({ length: sessionStore.length }, (_, index) => sessionStore.key(index) ?? '').filter(
    (key) => key.startsWith(prefix),
  )

function readObject<Value extends object>(key: string): Value | undefined {
  try {
    const value: unknown = JSON.parse(sessionStore.getItem(key) ?? '')
    return typeof value === 'object' && value !== null ? (value as Value) : undefined
  } catch {
    return undefined
  }
}
