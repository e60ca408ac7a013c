import { subscribe } from '@tech-house/api/contract/accounts/newsletter'
import { apiFetch } from '#shared/api/api-fetch.ts'

/** Sends an email in its stored form and returns it. Throws the message for the form. */
export async function subscribeTyped(typed: string): Promise<string> {
  const body = subscribe.body.safeParse({ email: typed.trim() })
  if (!body.success) {
    throw new Error('Please enter an email address, for example you@example.com')
  }
  await apiFetch('POST /newsletter', { body: body.data })
  return body.data.email
}
