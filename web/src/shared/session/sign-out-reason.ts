import { localStore } from '../storage.ts'

const key = 'signOutReason'

/** The user's own logout, or a refused admin product list. */
export type DeliberateReason = 'logout' | 'denied'

/** Records for every tab that the session was ended here; without a record Firebase ended it. */
export const rememberReason = (reason: DeliberateReason) => localStore.setItem(key, reason)

export const forgetReason = () => localStore.removeItem(key)

export function signOutReason(): DeliberateReason | undefined {
  const reason = localStore.getItem(key)
  return reason === 'logout' || reason === 'denied' ? reason : undefined
}
