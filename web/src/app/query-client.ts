import { endSession } from '#features/session/end-session.ts'
import { CallError } from '#shared/api/call-error.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { toastError } from '#shared/toast.ts'

export const queryClient = createQueryClient({
  onWriteError: (error) => void toastError(error.message),
  onGuardedReadError: (error) => {
    if (isDenied(error)) void endSession()
  },
})

const isDenied = (error: Error) =>
  error instanceof CallError && (error.status === 401 || error.status === 403)
