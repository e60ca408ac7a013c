import * as z from 'zod/mini'
import { emailPattern, maxEmailLength } from './email-pattern.ts'

/** An email in lower case, also one of other scripts (RFC 6531), as identity providers verify them. */
export const Email = z
  .string()
  .check(
    z.maxLength(maxEmailLength),
    z.regex(emailPattern, 'not an email address'),
    z.toLowerCase(),
  )

export const byEmail = z.object({ email: Email })
