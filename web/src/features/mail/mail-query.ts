import { listMail } from '@tech-house/api/contract/mail'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'

export const mailKey = ['mail']

/** The mails to everybody or to one address, newest first. */
export const outbox = (to: string) =>
  pagedQuery([...mailKey, to], ({ cursor, signal }) =>
    apiFetch(listMail, { query: { to: to || undefined, cursor, limit: rowsPerPage }, signal }),
  )
