import { Alert } from '@mui/material'
import type { NewContact } from '@tech-house/api/contract/enquiries/enquiry'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { formatDateTime } from '#shared/dates.ts'
import { TextForm } from '#shared/forms/text-form.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

export function ContactForm() {
  const { data, variables, mutateAsync } = useSafeMutation({
    mutationFn: ({ name, email, message }: NewContact) =>
      apiFetch('POST /contact', { body: { name, email, message } }),
    meta: { unconfirmed: 'We could not confirm whether your message was received.' },
  })
  if (!data) {
    return (
      <TextForm
        autoComplete={{ name: 'name', email: 'email', message: 'off' }}
        button="Send message"
        send={mutateAsync}
      />
    )
  }
  return (
    <Alert severity="success" tabIndex={-1} ref={focus}>
      {`We have your message of ${formatDateTime(data.receivedAt)}. We answer to ${variables?.email}.`}
    </Alert>
  )
}

/** The form that had the focus is gone. */
const focus = (element: HTMLElement | null) => element?.focus()
