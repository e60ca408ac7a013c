import { subscribe } from '@tech-house/api/contract/newsletter'
import { apiFetch } from '#shared/api/api-fetch.ts'

/** Sends an address as it was typed; answers it as it is stored. Throws what to show beside the form. */
export async function subscribeTyped(typed: string): Promise<string> {
  const body = subscribe.body.safeParse({ email: typed.trim() })
  if (!body.success) {
    throw new Error('Please enter an email address, for example you@example.com')
  }
  await apiFetch(subscribe, { body: body.data })
  return body.data.email
}
