import { Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { blockUser, type User, unblockUser } from '@tech-house/api/contract/accounts/user'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { toastSuccess } from '#shared/toast.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

/** Blocks an account from reviews and uploads, or unblocks it. */
export function BlockAction({ user: { _id, email, blocked } }: { user: User }) {
  const queryClient = useQueryClient()
  const done = blocked ? 'unblocked' : 'blocked'
  const change = useSafeMutation({
    mutationFn: () => apiFetch(blocked ? unblockUser : blockUser, { params: { id: _id } }),
    meta: { unconfirmed: `We could not confirm whether ${email} was ${done}.` },
    // Also when nothing was modified: an earlier request without a response has done it.
    onSuccess: () => toastSuccess(`${email} is ${done}`),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.reviews })
      return queryClient.invalidateQueries({ queryKey: queryKeys.users })
    },
  })
  const action = { no: 'Not now', isPending: change.isPending, onConfirm: () => change.mutate() }

  return blocked ? (
    <>
      <Typography sx={{ color: 'warning.main' }}>blocked</Typography>
      <ConfirmButton
        {...action}
        label="Unblock"
        question={`Let ${email} write reviews and upload pictures again?`}
        warning="What an admin has deleted stays deleted."
        yes="Unblock"
        color="primary"
      />
    </>
  ) : (
    <ConfirmButton
      {...action}
      label="Block"
      question={`Block ${email} from reviews and pictures?`}
      warning="They can still sign in and order."
      yes="Block"
    />
  )
}
