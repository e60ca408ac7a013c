import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type Mail, sendMailAgain } from '@tech-house/api/contract/mail'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { toastSuccess } from '#shared/toast.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { mailKey } from './mail-query.ts'

/** Queues a mail that was given up. */
export function SendAgainButton({ mail }: { mail: Mail }) {
  const queryClient = useQueryClient()
  const send = useSafeMutation({
    mutationFn: (id: string) => apiFetch(sendMailAgain, { params: { id } }),
    // Also when nothing was modified: an earlier press whose response was lost has queued it.
    onSuccess: () => toastSuccess('The mail is queued and will be sent in a minute'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailKey }),
  })
  const isGivenUp = !mail.sendAt && mail.delivery?.state !== 'SUCCESS'
  if (!isGivenUp) return null

  return (
    <Button size="small" loading={send.isPending} onClick={() => send.mutate(mail._id)}>
      Send again
    </Button>
  )
}
