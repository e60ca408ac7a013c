import { Button, Chip } from '@mui/material'
import type { Mail } from '@tech-house/api/contract/mail'
import { apiFetch, fetchPage } from '#shared/api/api-fetch.ts'
import { pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'
import { formatDateTime } from '#shared/dates.ts'
import { isEmail, readEmail } from '#shared/is-email.ts'
import { toastSuccess } from '#shared/toast.ts'
import { DialogButton } from '#shared/ui/dialogs/dialog-button.tsx'
import { EmailText } from '#shared/ui/email-text.tsx'
import { SearchForm } from '#shared/ui/search-form.tsx'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { PagedTable } from '#shared/ui/tables/paged-table.tsx'
import { usePagedList } from '#shared/use-paged-list.ts'
import { useUrlSearch } from '#shared/use-url-search.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { MailPreview } from './mail-preview.tsx'

export function OutboxTable() {
  const { search, shown, isSearch, changeSearch } = useUrlSearch(readMailSearch)
  const list = usePagedList(outbox(shown.to))

  return (
    <>
      <SearchForm label="Mails" fields={fields} search={search} onFind={changeSearch} />
      <PagedTable
        label="Mails"
        columns={columns}
        list={list}
        empty={
          isSearch
            ? { title: 'No mail to this address.', hint: 'Try another recipient.' }
            : {
                title: 'No mail was written yet.',
                hint: 'The first order writes a mail to its buyer.',
              }
        }
      />
    </>
  )
}

const mailKey = ['mail']

const outbox = (to: string | undefined) =>
  pagedQuery([...mailKey, to], ({ cursor, signal }) =>
    fetchPage('GET /mail', { query: { to, cursor, limit: rowsPerPage }, signal }),
  )

const readMailSearch = (params: URLSearchParams) => ({
  to: readEmail(params.get('to')),
})

const fields = [{ name: 'to', label: 'Recipient’s email', validate: isEmail }] as const

const columns: Column<Mail>[] = [
  {
    header: 'Mail',
    breaks: true,
    cell: ({ to, message }) => (
      <>
        <p>{message.subject}</p>
        <small>
          <EmailText>{to}</EmailText>
        </small>
      </>
    ),
  },
  {
    header: 'Written',
    cell: ({ createdAt }) => (
      <time className="nowrap" dateTime={createdAt}>
        {formatDateTime(createdAt)}
      </time>
    ),
  },
  { header: 'Delivery', breaks: true, cell: (mail) => <DeliveryState mail={mail} /> },
  {
    header: 'Actions',
    cell: (mail) => (
      <>
        <DialogButton label="Read" size="small">
          {(close) => <MailPreview mail={mail} onClose={close} />}
        </DialogButton>
        <SendAgainButton mail={mail} />
      </>
    ),
  },
]

const states: Record<string, { label: string; color: 'default' | 'primary' | 'error' }> = {
  PENDING: { label: 'queued', color: 'default' },
  PROCESSING: { label: 'sending', color: 'default' },
  RETRY: { label: 'sending again', color: 'default' },
  SUCCESS: { label: 'sent', color: 'primary' },
  ERROR: { label: 'failed', color: 'error' },
}

/** The state of the last attempt; without one the mail waits for its first. */
function DeliveryState({ mail }: { mail: Pick<Mail, 'delivery' | 'sendAt'> }) {
  const { delivery, sendAt } = mail
  const state = delivery?.state ?? 'waiting'
  const { label, color } = states[state] ?? { label: state, color: 'default' }

  return (
    <>
      <Chip size="small" variant="outlined" color={color} label={label} />
      {delivery?.error && <small>{delivery.error}</small>}
      {state === 'RETRY' && sendAt && (
        <small>{`Attempt ${(delivery?.attempts ?? 0) + 1}: ${formatDateTime(sendAt)}`}</small>
      )}
    </>
  )
}

function SendAgainButton({ mail }: { mail: Mail }) {
  const send = useSafeMutation({
    mutationFn: (id: string) => apiFetch('POST /mail/:id/send', { params: { id } }),
    meta: { changes: [mailKey] },
    // Also when nothing was modified: an earlier press whose response was lost has queued it.
    onSuccess: () => toastSuccess('The mail is queued and will be sent in a minute'),
  })
  const { sendAt, delivery } = mail
  const isGivenUp = !sendAt && delivery?.state !== 'SUCCESS'
  if (!isGivenUp && delivery?.state !== 'RETRY') return null

  return (
    <Button size="small" loading={send.isPending} onClick={() => send.mutate(mail._id)}>
      Send again
    </Button>
  )
}
