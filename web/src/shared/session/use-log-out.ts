import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toastBriefly } from '../toast.ts'
import { signOut } from './sign-out.ts'

export function useLogOut() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => signOut(queryClient),
    onSuccess: () => toastBriefly('success', 'Logout successful'),
  })
}
