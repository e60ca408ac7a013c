import type { Subscriber } from '@tech-house/api/contract/accounts/newsletter'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { fetchPage } from '#shared/api/api-fetch.ts'
import { pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'
import { ExportButton } from '#shared/csv/export-button.tsx'
import { readAllPages } from '#shared/csv/read-all-pages.ts'
import { formatDateTime } from '#shared/dates.ts'
import { EmailText } from '#shared/ui/email-text.tsx'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { PagedTable } from '#shared/ui/tables/paged-table.tsx'
import { usePagedList } from '#shared/use-paged-list.ts'

export function SubscribersTable() {
  const list = usePagedList(subscribers)

  return (
    <>
      <ExportButton name="subscribers" columns={exported} read={readSubscribers} />
      <p>{list.total ? `Subscribers: ${formatNumber(list.total)}` : ''}</p>
      <PagedTable
        label="Subscribers"
        columns={columns}
        list={list}
        empty={{
          title: 'Nobody has confirmed a subscription yet.',
          hint: 'People who enter their address on the start page get a mail to confirm it.',
        }}
      />
    </>
  )
}

const subscribers = pagedQuery(['subscribers'], ({ cursor, signal }) =>
  fetchPage('GET /subscribers', { query: { cursor, limit: rowsPerPage }, signal }),
)

const readSubscribers = () =>
  readAllPages((cursor) => fetchPage('GET /subscribers', { query: { cursor } }))

const exported = { _id: false, email: true, confirmedAt: true, unsubscribe: true }

const columns: Column<Subscriber>[] = [
  { header: 'Email', cell: ({ email }) => <EmailText>{email}</EmailText> },
  { header: 'Confirmed', cell: ({ confirmedAt }) => formatDateTime(confirmedAt) },
]
