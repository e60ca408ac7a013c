import { Box, Stack, Typography } from '@mui/material'
import type { User } from '@tech-house/api/contract/accounts/user'
import { useId } from 'react'
import { apiFetch, fetchPage } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { type Columns, ExportButton } from '#shared/csv/export-button.tsx'
import { readAllPages } from '#shared/csv/read-all-pages.ts'
import { toastSuccess } from '#shared/toast.ts'
import { EmailText } from '#shared/ui/email-text.tsx'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { toastWithAction } from '#shared/ui/toasts/toast-with-action.tsx'
import { WriteButton } from '#shared/writes/write-button.tsx'
import { CustomersTable } from './customers-table.tsx'

export const MakeAdminTable = () => (
  <>
    <Box sx={{ mb: 2 }}>
      <ExportButton name="users" columns={exported} read={readUsers} />
    </Box>
    <CustomersTable label="Users" columns={columns} />
  </>
)

const readUsers = () => readAllPages((cursor) => fetchPage('GET /users', { query: { cursor } }))

const exported: Columns<User> = {
  _id: true,
  email: true,
  role: true,
  emailVerified: true,
  blocked: false,
  phoneNumber: false,
}

const columns: Column<User>[] = [
  { header: 'Email', cell: ({ email }) => <EmailText>{email}</EmailText> },
  {
    header: 'Role',
    cell: (user) => (user.role === 'admin' ? <Removal user={user} /> : <Promotion user={user} />),
  },
  { header: 'Reviews and pictures', cell: (user) => <BlockAction user={user} /> },
]

function Removal({ user: { email } }: { user: User }) {
  return (
    <Stack direction="row" sx={{ columnGap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ color: 'text.secondary' }}>already an admin</Typography>
      <ConfirmWrite
        label="Remove admin"
        question={`Remove ${email} as an admin?`}
        warning="They keep their account and their orders, and can no longer run the shop."
        yes="Remove admin"
        no="Keep"
        {...removal(email)}
      />
    </Stack>
  )
}

const removal = (email: string) => ({
  write: () => apiFetch('DELETE /admin/:email', { params: { email } }),
  unconfirmed: 'We could not confirm whether the admin was removed.',
  changes: [queryKeys.users],
  onSuccess: () => toastSuccess('Admin removed'),
})

function Promotion({ user: { email, emailVerified } }: { user: User }) {
  const cautionId = useId()
  const promotion = {
    write: () => apiFetch('PUT /admin/:email', { params: { email } }),
    unconfirmed: 'We could not confirm whether the admin was made.',
    changes: [queryKeys.users],
    onSuccess: () =>
      toastWithAction('Admin made successful', <WriteButton label="Undo" {...removal(email)} />),
  }

  if (emailVerified) return <WriteButton label="make admin" variant="outlined" {...promotion} />
  return (
    <>
      <ConfirmWrite
        {...promotion}
        label="make admin"
        question={`Make ${email} an admin?`}
        warning={caution}
        yes="Make admin"
        no="Not now"
        color="primary"
        button={{ variant: 'outlined', 'aria-describedby': cautionId }}
      />
      <Typography id={cautionId} variant="body2" sx={{ color: 'warning.main' }}>
        address not verified
      </Typography>
    </>
  )
}

const caution =
  'The address is not verified: it may belong to another person. Admins see all orders and customers, change products and prices, and make and remove admins.'

function BlockAction({ user: { _id, email, blocked } }: { user: User }) {
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
