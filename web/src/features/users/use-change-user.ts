import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { toastSuccess } from '#shared/toast.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

interface Texts {
  done: string
  /** Shown when there is no response. */
  unconfirmed: string
}

/** Changes an account. */
export function useChangeUser(change: () => Promise<unknown>, { done, unconfirmed }: Texts) {
  const queryClient = useQueryClient()
  return useSafeMutation({
    mutationFn: change,
    meta: { unconfirmed },
    // Also when nothing was modified: an earlier request without a response has done it.
    onSuccess: () => toastSuccess(done),
    onSettled: () => {
      // They show which authors are blocked.
      void queryClient.invalidateQueries({ queryKey: queryKeys.reviews })
      return queryClient.invalidateQueries({ queryKey: queryKeys.users })
    },
  })
}
