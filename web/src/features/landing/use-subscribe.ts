import { useMutation } from '@tanstack/react-query'
import { subscribe } from '@tech-house/api/contract/newsletter'
import { call } from '#shared/api/call.ts'

/** The form itself says what went wrong. */
export function useSubscribe() {
  return useMutation({
    mutationFn: (email: string) => call(subscribe, { body: { email }, token: null }),
    meta: { quiet: true },
  })
}
