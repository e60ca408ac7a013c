import { isDenied } from '#shared/api/call-error.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { signOut } from '#shared/session/sign-out.ts'
import { toastError } from '#shared/toast.ts'

export const queryClient = createQueryClient({
  onWriteError: (message) => void toastError(message),
  onGuardedReadError: (error) => {
    // A session that Firebase has ended is not a refusal by the API.
    if (isDenied(error) && error.code !== 'session-expired') void signOut(queryClient, 'denied')
  },
})
