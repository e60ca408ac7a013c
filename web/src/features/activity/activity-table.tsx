import type { EventFilter, ShopEvent } from '@tech-house/api/contract/event'
import { fetchPage } from '#shared/api/api-fetch.ts'
import { pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'
import { formatDateTime } from '#shared/dates.ts'
import { isEmail } from '#shared/is-email.ts'
import { EmailText } from '#shared/ui/email-text.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { SearchForm } from '#shared/ui/search-form.tsx'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { PagedTable } from '#shared/ui/tables/paged-table.tsx'
import { usePagedList } from '#shared/use-paged-list.ts'
import { isSearchable, useUrlSearch } from '#shared/use-url-search.ts'
import { eventFilter, readActivitySearch } from './activity-search.ts'
import { EventDetails } from './event-details.tsx'
import { EventSentence } from './event-sentence.tsx'

export function ActivityTable() {
  const { search, shown, isSearch, changeSearch } = useUrlSearch(readActivitySearch)
  const list = usePagedList(activity(eventFilter(shown)))

  return (
    <>
      <SearchForm label="Activity" fields={fields} search={search} onFind={changeSearch} />
      <PagedTable
        label="Activity"
        columns={columns}
        list={list}
        empty={
          isSearch
            ? { title: 'No event matches.', hint: 'Try another person, number, id or period.' }
            : {
                title: 'Nothing has happened yet.',
                hint: 'Every change of orders, products and admins will stand here.',
              }
        }
      />
    </>
  )
}

const fields = [
  { name: 'actor', label: 'Person’s email', validate: isEmail },
  {
    name: 'subject',
    label: 'Purchase, order or product',
    hint: 'A purchase number, a buyer’s reference, or the id of an order or product',
    validate: isSearchable,
  },
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
] as const

const activity = (filter: EventFilter) =>
  pagedQuery(['events', filter], ({ cursor, signal }) =>
    fetchPage('GET /events', { query: { ...filter, cursor, limit: rowsPerPage }, signal }),
  )

const columns: Column<ShopEvent>[] = [
  {
    header: 'When',
    cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  {
    header: 'Who',
    cell: ({ actor: { email } }) =>
      email ? (
        <TextLink
          to={`?${new URLSearchParams({ actor: email })}`}
          aria-label={`All events by ${email}`}
        >
          <EmailText>{email}</EmailText>
        </TextLink>
      ) : (
        'Deleted account'
      ),
  },
  { header: 'What', breaks: true, cell: (event) => <EventSentence event={event} /> },
  { header: 'Change', breaks: true, cell: (event) => <EventDetails event={event} /> },
]
