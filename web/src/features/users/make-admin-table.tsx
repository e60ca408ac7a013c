import { Box, Stack, Typography } from '@mui/material'
import { useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import {
  listUsers,
  makeAdmin,
  removeAdmin,
  type User,
} from '@tech-house/api/contract/accounts/user'
import { useId } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { ExportButton } from '#shared/csv/export-button.tsx'
import { readAllPages } from '#shared/csv/read-all-pages.ts'
import { toastSuccess } from '#shared/toast.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { StaleNotice } from '#shared/ui/stale-notice.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { BlockAction } from './block-action.tsx'
import { users } from './user-queries.ts'

export function MakeAdminTable() {
  const list = useSuspenseInfiniteQuery(users)

  return (
    <>
      <Box sx={{ mb: 2 }}>
        <ExportButton name="users" columns={exported} read={readUsers} />
      </Box>
      <StaleNotice list={list} />
      <DataTable
        label="Users"
        columns={columns}
        rows={list.data}
        rowKey={(user) => user._id}
        empty={
          <EmptyState
            title="Nobody has signed up yet."
            hint="People who do can be made admins here."
          />
        }
      />
      <ShowMore list={list} />
    </>
  )
}

const readUsers = () => readAllPages((cursor) => apiFetch(listUsers, { query: { cursor } }))

const exported: (keyof User)[] = ['_id', 'email', 'role', 'emailVerified']

const columns: Column<User>[] = [
  { header: 'Email', cell: ({ email }) => email },
  {
    header: 'Role',
    cell: (user) => (user.role === 'admin' ? <Removal user={user} /> : <Promotion user={user} />),
  },
  { header: 'Reviews and pictures', cell: (user) => <BlockAction user={user} /> },
]

function Removal({ user }: { user: User }) {
  const remove = useRemoveAdmin()

  return (
    <Stack direction="row" sx={removal}>
      <Typography sx={{ color: 'text.secondary' }}>already an admin</Typography>
      <ConfirmButton
        label="Remove admin"
        question={`Remove ${user.email} as an admin?`}
        warning="They keep their account and their orders, and can no longer run the shop."
        yes="Remove admin"
        no="Keep"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(user.email)}
      />
    </Stack>
  )
}

function Promotion({ user }: { user: User }) {
  const promote = useMakeAdmin()
  // The address may belong to another person.
  const cautionId = useId()

  return (
    <>
      <ConfirmButton
        label="make admin"
        question={`Make ${user.email} an admin?`}
        warning={user.emailVerified ? power : `${caution} ${power}`}
        yes="Make admin"
        no="Not now"
        color="primary"
        button={{
          variant: 'outlined',
          'aria-describedby': user.emailVerified ? undefined : cautionId,
        }}
        isPending={promote.isPending}
        onConfirm={() => promote.mutate(user.email)}
      />
      {!user.emailVerified && (
        <Typography id={cautionId} variant="body2" sx={{ color: 'warning.main' }}>
          address not verified
        </Typography>
      )}
    </>
  )
}

const removal = {
  columnGap: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
}

const power =
  'Admins see all orders and customers, change products and prices, and make and remove admins.'

const caution = 'The address is not verified: it may belong to another person.'

function useMakeAdmin() {
  const queryClient = useQueryClient()
  return useSafeMutation({
    mutationFn: (email: string) => apiFetch(makeAdmin, { params: { email } }),
    meta: { unconfirmed: 'We could not confirm whether the admin was made.' },
    // Also when nothing was modified: an earlier request without a response has made the admin.
    onSuccess: () => toastSuccess('Admin made successful'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.users }),
  })
}

function useRemoveAdmin() {
  const queryClient = useQueryClient()
  return useSafeMutation({
    mutationFn: (email: string) => apiFetch(removeAdmin, { params: { email } }),
    meta: { unconfirmed: 'We could not confirm whether the admin was removed.' },
    // Also when nothing was modified: an earlier press whose answer was lost has removed the admin.
    onSuccess: () => toastSuccess('Admin removed'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.users }),
  })
}
