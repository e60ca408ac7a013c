import { DialogContentText } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { signInProviders } from '#shared/session/sign-in-providers.ts'
import { useAuthUser } from '#shared/session/use-signed-in.ts'
import { TextField } from '#shared/ui/text-field.tsx'
import { findProvider } from './log-in-again.ts'
import { useDeleteAccount } from './use-delete-account.ts'

export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const user = useAuthUser()
  const remove = useDeleteAccount(user)
  const [typed, setTyped] = useState('')
  const provider = findProvider(user)
  const isConfirmed = provider
    ? typed.trim().toLowerCase() === user.email?.toLowerCase()
    : typed !== ''

  return (
    <FormDialog
      title="Delete your account?"
      yes="Delete account"
      isPending={remove.isPending}
      button={{ color: 'error', disabled: !isConfirmed }}
      onSubmit={() => isConfirmed && remove.mutate(typed)}
      onClose={() => remove.isPending || onClose()}
    >
      <DialogContentText>This cannot be undone.</DialogContentText>
      <DialogContentText component="ul" sx={{ m: 0 }}>
        <li>Orders that are not delivered are cancelled.</li>
        <li>
          {user.emailVerified
            ? 'Your profile, review, pictures, requests for mails and newsletter subscription are deleted.'
            : 'Your profile, review, pictures and requests for mails are deleted. A newsletter subscription stays, because your email address is not confirmed.'}
        </li>
        <li>The shop keeps delivered orders without your name and address.</li>
        <li>Your account is closed at once. What is left of it is deleted within minutes.</li>
      </DialogContentText>
      <TextField
        autoFocus
        label={provider ? 'Your email address' : 'Password'}
        helperText={
          provider
            ? `${signInProviders[provider]} asks you next`
            : 'Your password confirms it is you'
        }
        type={provider ? 'email' : 'password'}
        autoComplete={provider ? 'off' : 'current-password'}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  )
}
