import { toastBriefly, toastError } from '../toast.ts'
import { useSafeMutation } from '../writes/use-safe-mutation.ts'

/** Calls Firebase Auth; a failure shows the provider's code after the slash. */
export function useAuthMutation<Input = void>(mutationFn: (input: Input) => Promise<unknown>) {
  return useSafeMutation({
    mutationFn,
    meta: { quiet: true },
    onError: (error) => {
      const isByProvider = 'code' in error && String(error.code).includes('/')
      if (isByProvider) void toastBriefly('error', authErrorCode(error))
      else void toastError(error.message)
    },
  })
}

/** `wrong-password` of an error whose code is `auth/wrong-password`; otherwise its message. */
export function authErrorCode(error: Error): string {
  const code = 'code' in error ? String(error.code) : ''
  return code.split('/')[1] ?? error.message
}
