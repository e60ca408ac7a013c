import { useMutation } from '@tanstack/react-query'
import { toastBriefly } from '#shared/toast.ts'
import { endSession } from './end-session.ts'

export function useLogOut() {
  return useMutation({
    mutationFn: endSession,
    onSuccess: () => toastBriefly('success', 'Logout successful'),
  })
}
