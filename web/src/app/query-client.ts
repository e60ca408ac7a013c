import { signOut } from '#features/session/sign-out.ts'
import { isDenied } from '#shared/api/call-error.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { toastError } from '#shared/toast.ts'

export const queryClient = createQueryClient({
  onWriteError: (error) => void toastError(error.message),
  onGuardedReadError: (error) => {
    if (isDenied(error)) void signOut(queryClient, 'denied')
  },
})
