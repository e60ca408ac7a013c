import { subscribe } from '@tech-house/api/contract/accounts/newsletter'
import { apiFetch } from '#shared/api/api-fetch.ts'

/** Sends an email in its stored form. Throws the message for the form. */
export async function subscribeTyped(typed: string) {
  const body = subscribe.body.safeParse({ email: typed.trim() })
  if (!body.success) {
    throw new Error('Please enter an email address, for example you@example.com')
  }
  return apiFetch('POST /newsletter', { body: body.data })
}
