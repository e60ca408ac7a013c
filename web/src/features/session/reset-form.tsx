import { Alert, Button, Stack } from '@mui/material'
import { useForm } from 'react-hook-form'
import { FormField } from '#shared/forms/form-field.tsx'
import { authErrorCode, useAuthMutation } from '#shared/session/use-auth-mutation.ts'
import { type Login, rules } from './credentials.ts'
import { loadFirebaseAuth } from './load-firebase-auth.ts'

export function ResetForm() {
  const { register, handleSubmit, formState } = useForm<Pick<Login, 'email'>>()
  const reset = useAuthMutation(requestReset)

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit(({ email }) => reset.mutate(email))}
      sx={{ gap: 2.5 }}
    >
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        field={register('email', rules.email)}
        error={formState.errors.email}
      />
      <Button type="submit" variant="contained" size="large" loading={reset.isPending}>
        Reset password
      </Button>
      <div role="status">
        {reset.isSuccess && (
          <Alert severity="success" role="none">
            If {reset.variables} has an account here, a mail with a link to a new password is on its
            way.
          </Alert>
        )}
      </div>
    </Stack>
  )
}

async function requestReset(email: string): Promise<void> {
  // biome-ignore lint/suspicious/noConsole: submitting this form logs the email.
  console.info(email)
  const { sendReset } = await loadFirebaseAuth()
  try {
    await sendReset(email)
  } catch (error) {
    // The message does not reveal whether an account exists.
    if (!(error instanceof Error) || authErrorCode(error) !== 'user-not-found') throw error
  }
}
