import { type RoleName, roleNames } from '@tech-house/api/contract/accounts/role'
import type { User } from '@tech-house/api/contract/accounts/user'
import { useState } from 'react'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { roleChange, roleTexts } from './role-change.tsx'

export default function RoleDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [role, setRole] = useState(user.role)
  const { write, unconfirmed, changes, onSuccess } = roleChange(user, role)
  const { isPending, mutate } = useSafeMutation({
    mutationFn: write,
    meta: { unconfirmed, changes },
    onSuccess: () => {
      void onSuccess()
      onClose()
    },
  })

  return (
    <FormDialog
      title={`Role of ${user.email}`}
      yes="Save"
      isPending={isPending}
      button={{ disabled: role === user.role }}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <NativeSelect label="Role" value={role} onChange={(name) => setRole(name as RoleName)}>
        {roleNames.map((name) => (
          <option key={name} value={name}>
            {`${roleTexts[name].name}: ${roleTexts[name].work}`}
          </option>
        ))}
      </NativeSelect>
    </FormDialog>
  )
}
