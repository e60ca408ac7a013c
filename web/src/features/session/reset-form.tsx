import { Alert } from '@mui/material'
import { TextForm } from '#shared/forms/text-form.tsx'
import { authErrorCode, useAuthMutation } from '#shared/session/use-auth-mutation.ts'
import { loadFirebaseAuth } from './load-firebase-auth.ts'

export function ResetForm() {
  const reset = useAuthMutation(requestReset)

  return (
    <>
      <TextForm
        autoComplete={{ email: 'email' }}
        button="Reset password"
        send={reset.mutateAsync}
      />
      <div role="status">
        {reset.isSuccess && (
          <Alert severity="success" role="none">
            {`If ${reset.variables.email} has an account here, a mail with a link to a new password is on its way.`}
          </Alert>
        )}
      </div>
    </>
  )
}

async function requestReset({ email }: { email: string }): Promise<void> {
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
