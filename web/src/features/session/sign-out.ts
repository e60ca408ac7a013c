import type { QueryClient } from '@tanstack/react-query'
import { forgetAccessToken } from '#shared/api/access-token.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { forgetDrafts } from '#shared/drafts.ts'
import type { SignOutReason } from '#shared/login-redirect.ts'
import { finishSignOut, rememberSignOut } from '#shared/pending-sign-out.ts'

let lastReason: SignOutReason | undefined

/** Why this tab was signed out last; `undefined` after a logout. */
export const signOutReason = () => lastReason

/**
 * Signs out on this page at once, and at Firebase Auth, which tells the other tabs. Without a
 * connection and without Firebase's code that happens when the code is loaded next [SES-3].
 */
export async function signOut(queryClient: QueryClient, reason?: SignOutReason): Promise<void> {
  lastReason = reason
  // A registration under way must not store its token any more [SES-5].
  const cancelled = queryClient.cancelQueries({ queryKey: queryKeys.registration })
  rememberSignOut()
  forgetDrafts()
  forgetAccessToken()
  await cancelled
  const firebase = await import('#shared/firebase.ts').catch(() => undefined)
  if (firebase) await finishSignOut(firebase.auth)
}
