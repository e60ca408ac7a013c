import { Typography } from '@mui/material'
import type { User } from '@tech-house/api/contract/accounts/user'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { useChangeUser } from './use-change-user.ts'

/** Blocks an account from reviews and uploads, or unblocks it. */
export function BlockAction({ user: { _id, email, blocked } }: { user: User }) {
  const done = blocked ? 'unblocked' : 'blocked'
  const change = useChangeUser(
    () =>
      apiFetch(blocked ? 'DELETE /user/:id/block' : 'PUT /user/:id/block', { params: { id: _id } }),
    {
      done: `${email} is ${done}`,
      unconfirmed: `We could not confirm whether ${email} was ${done}.`,
    },
  )
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
