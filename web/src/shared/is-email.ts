import { emailPattern, maxEmailLength } from '@tech-house/api/contract/accounts/email-pattern'

/** The email that a URL searches; anything else is ignored. */
export const readEmail = (text: string | null): string | undefined =>
  text && text.length <= maxEmailLength && emailPattern.test(text) ? text.toLowerCase() : undefined

/** Checks a field that searches for an account; empty, it searches for none. */
export const isEmail = (text: string) =>
  !text || readEmail(text) !== undefined || 'Enter a whole email address'
