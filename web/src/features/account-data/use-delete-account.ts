import { useQueryClient } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { hasPendingWrite } from '#shared/api/pending-writes.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { signOut } from '#shared/session/sign-out.ts'
import { authErrorCode, useAuthMutation } from '#shared/session/use-auth-mutation.ts'
import { toastSuccess } from '#shared/toast.ts'
import { logInAgain } from './log-in-again.ts'

const name = 'account'

const goneCodes = ['user-disabled', 'user-not-found', 'user-token-expired']

const isRefused = (user: User): Promise<boolean> =>
  user.reload().then(
    () => false,
    (error: Error) => goneCodes.includes(authErrorCode(error)),
  )

export function useDeleteAccount(user: User) {
  const queryClient = useQueryClient()

  return useAuthMutation(async (password: string) => {
    try {
      await logInAgain(user, password)
      // A registration would store the account again.
      await queryClient.cancelQueries({ queryKey: queryKeys.registration })
      const email = user.email ?? ''
      await fetchOnce('DELETE /user/:email', { form: { owner: email, name }, params: { email } })
    } catch (error) {
      // With protection of addresses, a login does not tell whether the account exists.
      if (!hasPendingWrite(name) || !(await isRefused(user))) throw error
    }
    await signOut(queryClient)
    void toastSuccess('Your account is closed. Its data is deleted within minutes.')
  })
}
