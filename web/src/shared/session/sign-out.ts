import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '../api/query-keys.ts'
import { forgetSavedInput } from '../saved-input.ts'
import { forgetAccessToken } from './access-token.ts'
import { finishSignOut, rememberSignOut } from './pending-sign-out.ts'
import { type DeliberateReason, rememberReason } from './sign-out-reason.ts'

/** At Firebase Auth only when its code has loaded, which then notifies the other tabs. */
export async function signOut(queryClient: QueryClient, reason: DeliberateReason = 'logout') {
  rememberReason(reason)
  // A pending registration must not store its token afterwards.
  const cancelled = queryClient.cancelQueries({ queryKey: queryKeys.registration })
  rememberSignOut()
  forgetSavedInput()
  forgetAccessToken()
  await cancelled
  const firebase = await import('../firebase.ts').catch(() => undefined)
  if (firebase) await finishSignOut(firebase.auth)
}
