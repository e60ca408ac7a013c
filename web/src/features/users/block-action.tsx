import { Typography } from '@mui/material'
import type { User } from '@tech-house/api/contract/accounts/user'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { toastSuccess } from '#shared/toast.ts'

export function BlockAction({ user: { _id, email, blocked } }: { user: User }) {
  const done = blocked ? 'unblocked' : 'blocked'
  const action = {
    no: 'Not now',
    write: () =>
      apiFetch(blocked ? 'DELETE /user/:id/block' : 'PUT /user/:id/block', { params: { id: _id } }),
    unconfirmed: `We could not confirm whether ${email} was ${done}.`,
    // Manage Reviews shows which authors are blocked.
    changes: [queryKeys.users, queryKeys.reviews],
    onSuccess: () => toastSuccess(`${email} is ${done}`),
  }

  return blocked ? (
    <>
      <Typography sx={{ color: 'warning.main' }}>blocked</Typography>
      <ConfirmWrite
        {...action}
        label="Unblock"
        question={`Let ${email} write reviews and upload pictures again?`}
        warning="What an admin has deleted stays deleted."
        yes="Unblock"
        color="primary"
      />
    </>
  ) : (
    <ConfirmWrite
      {...action}
      label="Block"
      question={`Block ${email} from reviews and pictures?`}
      warning="They can still sign in and order."
      yes="Block"
    />
  )
}
