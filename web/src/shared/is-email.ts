const local = String.raw`[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~\-]+`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`
/** Like the contract's `Email`; without zod, which would be a tenth of a page's code. */
const email = new RegExp(
  `^(?!.*[\u0130\u212a])(?=.{3,254}$)${local}@${label}(?:\\.${label})*$`,
  'u',
)

/** The email that a URL searches; anything else is ignored. */
export const readEmail = (text: string | null): string | undefined =>
  text && email.test(text) ? text.toLowerCase() : undefined

/** Checks a field that searches for an account; empty, it searches for none. */
export const isEmail = (text: string) =>
  !text || readEmail(text) !== undefined || 'Enter a whole email address'
