import { Box, Stack, Typography } from '@mui/material'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Email } from '@tech-house/api/contract/accounts/email'
import type { Mail } from '@tech-house/api/contract/mail'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatDateTime } from '#shared/dates.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { MailPreview } from './mail-preview.tsx'
import { outbox } from './mail-query.ts'
import { RecipientForm } from './recipient-form.tsx'
import { SendAgainButton } from './send-again-button.tsx'

/** The mails to customers. The address of the page has the recipient who is looked for. */
export function OutboxTable() {
  const [params, setParams] = useSearchParams()
  const to = Email.safeParse(params.get('to')).data
  // The rows stay until those of another recipient are there.
  const list = useSuspenseInfiniteQuery(outbox(useDeferredValue(to)))

  return (
    <>
      <RecipientForm to={to} onFind={(to) => setParams(to ? { to } : {}, { replace: true })} />
      <DataTable
        label="Mails"
        columns={columns}
        rows={list.data}
        rowKey={(mail) => mail._id}
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
      <ShowMore list={list} />
    </>
  )
}

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
      <Stack direction="row" sx={actions}>
        <MailPreview mail={mail} />
        <SendAgainButton mail={mail} />
      </Stack>
    ),
  },
]

const actions = {
  gap: 1,
  flexWrap: 'wrap',
}
