import type { RoleName } from '@tech-house/api/contract/accounts/role'
import type { User } from '@tech-house/api/contract/accounts/user'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { toastSuccess } from '#shared/toast.ts'
import { toastWithAction } from '#shared/ui/toasts/toast-with-action.tsx'
import { WriteButton } from '#shared/writes/write-button.tsx'

/** What each role is called, and what it is for. */
export const roleTexts: Record<RoleName, { name: string; work: string }> = {
  admin: { name: 'Admin', work: 'everything, and who works here' },
  packer: { name: 'Packer', work: 'orders, parcels and documents' },
  catalog: { name: 'Catalog', work: 'products, stock, prices and imports' },
  support: {
    name: 'Support',
    work: 'purchases, payments, messages, returns, reviews and customers',
  },
  customer: { name: 'Customer', work: 'does not work here' },
}

type Account = Pick<User, 'email' | 'role'>

/** The write that gives the account a role, for a button or a dialog. */
export const roleChange = ({ email, role: before }: Account, role: RoleName) => ({
  write: () =>
    role === 'customer'
      ? apiFetch('DELETE /admin/:email', { params: { email } })
      : apiFetch('PUT /admin/:email', { params: { email }, body: { role } }),
  unconfirmed: `We could not confirm whether the role of ${email} was changed.`,
  changes: [queryKeys.users],
  onSuccess: () => {
    if (role === 'customer') {
      return toastSuccess(before === 'admin' ? 'Admin removed' : `${email} does not work here now`)
    }
    const done = role === 'admin' ? 'Admin made successful' : `${email}: ${roleTexts[role].name}`
    return toastWithAction(
      done,
      <WriteButton label="Undo" {...roleChange({ email, role }, before)} />,
    )
  },
})
