import { Box, Stack, Typography } from '@mui/material'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Email } from '@tech-house/api/contract/accounts/email'
import type { Mail } from '@tech-house/api/contract/mail'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatDateTime } from '#shared/dates.ts'
import type { Column } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { PagedTable } from '#shared/ui/paged-table.tsx'
import { SearchForm } from '#shared/ui/search-form.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { MailPreview } from './mail-preview.tsx'
import { outbox } from './mail-query.ts'
import { SendAgainButton } from './send-again-button.tsx'

/** The mails to customers. The URL has the recipient who is searched. */
export function OutboxTable() {
  const [params, setParams] = useSearchParams()
  const to = Email.safeParse(params.get('to')).data ?? ''
  // The rows stay until those of another recipient are there.
  const list = useSuspenseInfiniteQuery(outbox(useDeferredValue(to)))

  return (
    <>
      <SearchForm
        name="Mails"
        label="Recipient’s email"
        text={to}
        validate={isEmail}
        onSearch={(typed) => setParams(typed ? { to: typed } : {}, { replace: true })}
      />
      <PagedTable
        label="Mails"
        columns={columns}
        list={list}
        empty={
          to ? (
            <EmptyState title="No mail to this address." hint="Try another recipient." />
          ) : (
            <EmptyState
              title="No mail was written yet."
              hint="The first order writes a mail to its buyer."
            />
          )
        }
      />
    </>
  )
}

const isEmail = (text: string) =>
  !text || Email.safeParse(text).success || 'Enter a whole email address'

const columns: Column<Mail>[] = [
  {
    header: 'Mail',
    cell: ({ to, message }) => (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography>{message.subject}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {to}
        </Typography>
      </Box>
    ),
  },
  {
    header: 'Written',
    cell: ({ createdAt }) => (
      <Typography component="time" dateTime={createdAt} noWrap>
        {formatDateTime(createdAt)}
      </Typography>
    ),
  },
  { header: 'Delivery', cell: (mail) => <DeliveryState mail={mail} /> },
  {
    header: 'Actions',
    cell: (mail) => (
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <MailPreview mail={mail} />
        <SendAgainButton mail={mail} />
      </Stack>
    ),
  },
]
