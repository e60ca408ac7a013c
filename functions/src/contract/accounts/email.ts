import { z } from 'zod'

// Not these two letters, the only ones whose lower case contains an ASCII letter: with them two
// different emails would compare equal.
const letters = String.raw`(?!.*[\u0130\u212a])`
const local = String.raw`[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~\-]+`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`

/** An email in lower case, also one of other scripts (RFC 6531), as identity providers verify them. */
export const Email = z
  .string()
  .max(254)
  .regex(new RegExp(`^${letters}${local}@${label}(?:\\.${label})*$`, 'u'), 'not an email address')
  .toLowerCase()
export type Email = z.infer<typeof Email>

/** The path parameter of the endpoints that name a user by email. */
export const byEmail = z.object({ email: Email })
