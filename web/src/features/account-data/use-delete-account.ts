import { useQueryClient } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { useRef } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { signOut } from '#shared/session/sign-out.ts'
import { authErrorCode, useAuthMutation } from '#shared/session/use-auth-mutation.ts'
import { toastSuccess } from '#shared/toast.ts'
import { logInAgain } from './log-in-again.ts'

const goneCodes = ['user-disabled', 'user-not-found', 'user-token-expired']

const isRefused = (user: User): Promise<boolean> =>
  user.reload().then(
    () => false,
    (error: Error) => goneCodes.includes(authErrorCode(error)),
  )

export function useDeleteAccount(user: User) {
  const queryClient = useQueryClient()
  /** A request without a response may have deleted the account. */
  const maybeDeleted = useRef(false)

  return useAuthMutation(async (password: string) => {
    try {
      await logInAgain(user, password)
      // A registration would store the account again.
      await queryClient.cancelQueries({ queryKey: queryKeys.registration })
      maybeDeleted.current = true
      await apiFetch('DELETE /user/:email', { params: { email: user.email ?? '' } })
    } catch (error) {
      // With protection of addresses, a login does not tell whether the account exists.
      if (!maybeDeleted.current || !(await isRefused(user))) throw error
    }
    await signOut(queryClient)
    void toastSuccess('Your account is closed. Its data is deleted within minutes.')
  })
}
