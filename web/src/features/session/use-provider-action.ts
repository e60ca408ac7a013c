import { useMutation } from '@tanstack/react-query'
import { toastBriefly } from '#shared/toast.ts'

/** Runs something at the identity provider; a failure shows the provider's code after the slash [AUTH-7]. */
export function useProviderAction<Input = void>(action: (input: Input) => Promise<unknown>) {
  return useMutation({
    mutationFn: action,
    meta: { quiet: true },
    onError: (error) => void toastBriefly('error', codeOf(error)),
  })
}

/** `wrong-password` of an error whose code is `auth/wrong-password`; otherwise its message. */
export function codeOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : ''
  return code.split('/')[1] ?? error.message
}
