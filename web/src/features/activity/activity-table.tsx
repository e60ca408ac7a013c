import { Link, Typography } from '@mui/material'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { EventFilter, ShopEvent } from '@tech-house/api/contract/event'
import { useDeferredValue } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { fetchPage } from '#shared/api/api-fetch.ts'
import { pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'
import { formatDateTime } from '#shared/dates.ts'
import { searchParams } from '#shared/search-params.ts'
import type { Column } from '#shared/ui/data-table.tsx'
import { PagedTable } from '#shared/ui/paged-table.tsx'
import { eventFilter, readActivitySearch } from './activity-search.ts'
import { ActivitySearchForm } from './activity-search-form.tsx'
import { EventDetails } from './event-details.tsx'
import { EventSentence } from './event-sentence.tsx'

/** The event log: who did what to what, and when. */
export function ActivityTable() {
  const [params, setParams] = useSearchParams()
  const search = readActivitySearch(params)
  // The rows stay until those of a new search are there.
  const shown = useDeferredValue(params)
  const list = useSuspenseInfiniteQuery(activity(eventFilter(readActivitySearch(shown))))
  const isSearch = searchParams(search).size > 0

  return (
    <>
      <ActivitySearchForm search={search} onSearch={(next) => setParams(searchParams(next))} />
      <PagedTable
        label="Activity"
        columns={columns}
        list={list}
        empty={
          isSearch
            ? { title: 'No event matches.', hint: 'Try another person, id or period.' }
            : {
                title: 'Nothing has happened yet.',
                hint: 'Every change of orders, products and admins will stand here.',
              }
        }
      />
    </>
  )
}

/** The events that match the filter, newest first. */
const activity = (filter: EventFilter) =>
  pagedQuery(['events', filter], ({ cursor, signal }) =>
    fetchPage('GET /events', { query: { ...filter, cursor, limit: rowsPerPage }, signal }),
  )

const columns: Column<ShopEvent>[] = [
  {
    header: 'When',
    cell: ({ at }) => (
      <Typography component="time" dateTime={at} variant="body2">
        {formatDateTime(at)}
      </Typography>
    ),
  },
  {
    header: 'Who',
    cell: ({ actor: { email } }) =>
      email ? (
        <Link
          component={RouterLink}
          to={`?${new URLSearchParams({ actor: email })}`}
          color="inherit"
          aria-label={`All events by ${email}`}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {email}
        </Link>
      ) : (
        'Deleted account'
      ),
  },
  { header: 'What', cell: (event) => <EventSentence event={event} /> },
  { header: 'Change', cell: (event) => <EventDetails event={event} /> },
]
