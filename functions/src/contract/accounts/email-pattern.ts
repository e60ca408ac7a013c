/** Without zod, which pages that only search for an email do not load. */
export const maxEmailLength = 254

// Without these two letters, whose lower case contains an ASCII letter: two different emails would compare equal.
const letters = String.raw`(?!.*[\u0130\u212a])`
const local = String.raw`[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~\-]+`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`

/** An email, also of other scripts (RFC 6531). */
export const emailPattern = new RegExp(`^${letters}${local}@${label}(?:\\.${label})*$`, 'u')
