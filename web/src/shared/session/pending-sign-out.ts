import type { Auth } from 'firebase/auth'
import { localStore } from '../storage.ts'

const key = 'signOutPending'

/** Remembers a logout until Firebase Auth has carried it out, also over a reload. */
export const rememberSignOut = () => localStore.setItem(key, 'true')

/** Whether Firebase Auth may still restore a user who has logged out. */
export const isSignOutPending = () => localStore.getItem(key) !== null

/** Carries out a remembered logout, or leaves it for the next page where storage fails. */
export async function finishSignOut(auth: Pick<Auth, 'signOut'>): Promise<void> {
  if (!localStore.getItem(key)) return
  await auth.signOut().then(
    () => localStore.removeItem(key),
    (error: unknown) => reportError(error),
  )
}
