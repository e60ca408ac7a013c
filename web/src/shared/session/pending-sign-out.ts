import type { Auth } from 'firebase/auth'
import { localStore } from '../storage.ts'

const key = 'signOutPending'

/** Remembers a logout over a reload, until Firebase Auth has completed it. */
export const rememberSignOut = () => localStore.setItem(key, 'true')

/** Whether Firebase Auth may still restore a user who has logged out. */
export const isSignOutPending = () => localStore.getItem(key) !== null

/** Completes a remembered logout, or leaves it to the next page if storage fails. */
export async function finishSignOut(auth: Pick<Auth, 'signOut'>): Promise<void> {
  if (!localStore.getItem(key)) return
  await auth.signOut().then(
    () => localStore.removeItem(key),
    (error: unknown) => reportError(error),
  )
}
