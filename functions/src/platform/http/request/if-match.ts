import type { Request } from 'express'
import { ApiError, badRequest } from '../response/api-error.ts'

/** The revision of the `If-Match` header; throws 428 without the header and 400 for any other text. */
export function revisionOf(request: Request): number {
  const header = request.get('if-match')
  if (header === undefined) {
    throw new ApiError(428, 'revision-required', 'Send the revision that you have read as If-Match')
  }
  const [, revision] = header.match(/^"(\d{1,9})"$/) ?? []
  if (revision === undefined) {
    throw badRequest('invalid-if-match', 'If-Match is one revision in quotes, like "3"')
  }
  return Number(revision)
}
