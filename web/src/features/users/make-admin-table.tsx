import { Box, Stack, Typography } from '@mui/material'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Customer } from '@tech-house/api/contract/accounts/customer'
import type { User } from '@tech-house/api/contract/accounts/user'
import { lazy } from 'react'
import { apiFetch, fetchPage } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { type Columns, ExportButton } from '#shared/csv/export-button.tsx'
import { readAllPages } from '#shared/csv/read-all-pages.ts'
import { toastSuccess } from '#shared/toast.ts'
import { DialogButton } from '#shared/ui/dialogs/dialog-button.tsx'
import { EmailText } from '#shared/ui/email-text.tsx'
import { EmptyState } from '#shared/ui/failures/empty-state.tsx'
import { type Column, DataTable } from '#shared/ui/tables/data-table.tsx'
import { WriteButton } from '#shared/writes/write-button.tsx'
import { CustomersTable } from './customers-table.tsx'
import { roleChange, roleTexts } from './role-change.tsx'

export const MakeAdminTable = () => (
  <>
    <Staff />
    <Typography component="h2" variant="h6" sx={{ mt: 4, mb: 1 }}>
      Everybody
    </Typography>
    <Box sx={{ mb: 2 }}>
      <ExportButton name="users" columns={exported} read={readUsers} />
    </Box>
    <CustomersTable label="Users" columns={columns} />
  </>
)

const staff = queryOptions({
  queryKey: [...queryKeys.users, 'staff'],
  queryFn: ({ signal }) =>
    readAllPages((cursor) => fetchPage('GET /users?view=staff', { query: { cursor }, signal })),
})

function Staff() {
  const { data } = useSuspenseQuery(staff)
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        Who works here
      </Typography>
      <DataTable
        label="Who works here"
        columns={staffColumns}
        rows={data}
        rowKey={({ _id }) => _id}
        empty={<EmptyState title="Nobody works here." hint="Make somebody an admin below." />}
      />
    </>
  )
}

/** Its code is loaded when it opens. */
const RoleDialog = lazy(() => import('./role-dialog.tsx'))

const readUsers = () => readAllPages((cursor) => fetchPage('GET /users', { query: { cursor } }))

const exported: Columns<User> = {
  _id: true,
  email: true,
  role: true,
  emailVerified: true,
  blocked: false,
  phoneNumber: false,
}

const role: Column<User> = { header: 'Role', cell: (user) => <RoleActions user={user} /> }

const staffColumns: Column<Customer>[] = [
  { header: 'Name', breaks: true, cell: ({ name }) => name || 'Without a name' },
  { header: 'Email', breaks: true, cell: ({ email }) => <EmailText>{email}</EmailText> },
  role,
]

const columns: Column<User>[] = [
  { header: 'Email', cell: ({ email }) => <EmailText>{email}</EmailText> },
  role,
  { header: 'Reviews and pictures', cell: (user) => <BlockAction user={user} /> },
]

function RoleActions({ user }: { user: User }) {
  const { email, role, emailVerified } = user
  const isAdmin = role === 'admin'
  const remove = isAdmin ? 'Remove admin' : 'Remove'
  return (
    <Stack direction="row" sx={{ columnGap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {role !== 'customer' && (
        <Typography sx={{ color: 'text.secondary' }}>
          {isAdmin ? 'already an admin' : roleTexts[role].name}
        </Typography>
      )}
      {!isAdmin && (
        <WriteButton label="make admin" variant="outlined" {...roleChange(user, 'admin')} />
      )}
      <DialogButton label="Change role" variant="text" size="small">
        {(close) => <RoleDialog user={user} onClose={close} />}
      </DialogButton>
      {role !== 'customer' && (
        <ConfirmWrite
          label={remove}
          question={isAdmin ? `Remove ${email} as an admin?` : `Remove ${email} from the staff?`}
          warning="They keep their account and their orders, and can no longer run the shop."
          yes={remove}
          no="Keep"
          {...roleChange(user, 'customer')}
        />
      )}
      {!emailVerified && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          address not verified
        </Typography>
      )}
    </Stack>
  )
}

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
