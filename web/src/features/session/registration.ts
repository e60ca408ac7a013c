import { queryOptions } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { storeAccessToken } from '#shared/session/access-token.ts'
import { forgetReason } from '#shared/session/sign-out-reason.ts'

let pendingProfile: Promise<unknown> = Promise.resolve()

/** Delays the registration of a new account until its name is stored at Firebase Auth. */
export function holdRegistration<T>(profileUpdate: Promise<T>): Promise<T> {
  pendingProfile = profileUpdate.catch(() => undefined)
  return profileUpdate
}

const renewEarlyMs = 5 * 60_000
const minRenewIntervalMs = 60_000

/** Also stores the API's token, again shortly before it expires. `role` is the one that the API applies. */
export const registration = (user: User) =>
  queryOptions({
    queryKey: [...queryKeys.registration, user.uid],
    queryFn: ({ signal }) => registerUser(user, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      Math.max((state.data?.tokenEndsAt ?? 0) - renewEarlyMs - Date.now(), minRenewIntervalMs),
    refetchIntervalInBackground: true,
  })

async function registerUser(user: User, signal: AbortSignal) {
  await pendingProfile
  if ((await tokenEndsAt(user)) - Date.now() < renewEarlyMs) await user.getIdToken(true)
  let account = await putUser(user, signal)
  if (account.claimsUpdated) {
    // The token contains the old role, so it is refreshed.
    await user.getIdToken(true)
    account = await putUser(user, signal)
  }
  signal.throwIfAborted()
  storeAccessToken(account.token)
  forgetReason()
  return { role: account.role, tokenEndsAt: await tokenEndsAt(user) }
}

function putUser({ email }: User, signal: AbortSignal) {
  const sent = { email: email ?? '' }
  return apiFetch('PUT /user/:email', { params: sent, body: sent, signal })
}

/** In ms since 1970. */
async function tokenEndsAt(user: User): Promise<number> {
  return Date.parse((await user.getIdTokenResult()).expirationTime)
}
