import { type EventFilter, listEvents } from '@tech-house/api/contract/event'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'

/** The events that match the filter, newest first. */
export const activity = (filter: EventFilter) =>
  pagedQuery(['events', filter], ({ cursor, signal }) =>
    apiFetch(listEvents, { query: { ...filter, cursor, limit: rowsPerPage }, signal }),
  )
