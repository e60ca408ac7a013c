import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import type { User } from 'firebase/auth'
import { type FormEvent, useId, useState } from 'react'
import { signInProviders } from '#shared/session/sign-in-providers.ts'
import { TextField } from '#shared/ui/text-field.tsx'
import { providerOf } from './log-in-again.ts'
import { useDeleteAccount } from './use-delete-account.ts'

interface Props {
  user: User
  isOpen: boolean
  onClose: () => void
}

/** Says what a deletion does, and asks for the password, or for the email before a provider's popup. */
export function DeleteAccountDialog({ user, isOpen, onClose }: Props) {
  const remove = useDeleteAccount(user)
  const [typed, setTyped] = useState('')
  const titleId = useId()
  const provider = providerOf(user)
  const isConfirmed = provider
    ? typed.trim().toLowerCase() === user.email?.toLowerCase()
    : typed !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isConfirmed) remove.mutate(typed)
  }

  return (
    <Dialog open={isOpen} onClose={() => remove.isPending || onClose()} aria-labelledby={titleId}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>Delete your account?</DialogTitle>
        <DialogContent>
          <DialogContentText>This cannot be undone.</DialogContentText>
          <DialogContentText component="ul">
            <li>Orders that are not delivered are cancelled.</li>
            <li>
              Your profile, review, pictures, requests for mails and newsletter subscription are
              deleted.
            </li>
            <li>The shop keeps delivered orders without your name and address.</li>
          </DialogContentText>
          <TextField
            autoFocus
            sx={{ mt: 2, mb: 1 }}
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
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={remove.isPending} onClick={onClose}>
            Keep account
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={!isConfirmed}
            loading={remove.isPending}
          >
            Delete account
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
