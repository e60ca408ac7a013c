import { queryOptions } from '@tanstack/react-query'
import type { Role } from '@tech-house/api/contract/accounts/user'
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

/**
 * Also stores the API's token, again shortly before it expires. `role` is the one that the API applies.
 * Each token is registered once, unless the query is invalidated: Firebase Auth reports one more often.
 */
export const registration = (user: User) =>
  queryOptions({
    queryKey: [...queryKeys.registration, user.uid],
    queryFn: ({ client, queryKey, signal }) => {
      const known = client.getQueryState<Registered>(queryKey)
      return registerUser(user, signal, known?.isInvalidated ? undefined : known?.data)
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      Math.max((state.data?.tokenEndsAt ?? 0) - renewEarlyMs - Date.now(), minRenewIntervalMs),
    refetchIntervalInBackground: true,
  })

interface Registered {
  role: Role
  token: string
  tokenEndsAt: number
}

async function registerUser(
  user: User,
  signal: AbortSignal,
  last: Registered | undefined,
): Promise<Registered> {
  await pendingProfile
  if ((await tokenEndsAt(user)) - Date.now() < renewEarlyMs) await user.getIdToken(true)
  if (last && last.token === (await user.getIdToken())) return last
  let account = await putUser(user, signal)
  if (account.claimsUpdated) {
    // The token contains the old role, so it is refreshed.
    await user.getIdToken(true)
    account = await putUser(user, signal)
  }
  signal.throwIfAborted()
  storeAccessToken(account.token)
  forgetReason()
  return { role: account.role, token: account.token, tokenEndsAt: await tokenEndsAt(user) }
}

function putUser({ email }: User, signal: AbortSignal) {
  const sent = { email: email ?? '' }
  return apiFetch('PUT /user/:email', { params: sent, body: sent, signal })
}

/** In ms since 1970. */
async function tokenEndsAt(user: User): Promise<number> {
  return Date.parse((await user.getIdTokenResult()).expirationTime)
}
