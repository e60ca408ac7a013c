import { Email } from '@tech-house/api/contract/accounts/email'

/** Checks a field that searches for an account; empty, it searches for none. */
export const isEmail = (text: string) =>
  !text || Email.safeParse(text).success || 'Enter a whole email address'
