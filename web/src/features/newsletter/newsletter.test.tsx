import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { show } from '#shared/testing/show.tsx'
import { Newsletter } from './newsletter.tsx'

const field = () => screen.getByPlaceholderText<HTMLInputElement>('Your email address')

/** Types an email and clicks twice. */
async function subscribe(email: string, respond = () => Response.json({ subscribed: true })) {
  const requests = fakeApi({ 'POST /api/newsletter': respond })
  show(<Newsletter />)
  await userEvent.type(field(), email)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Subscribe' }))
  return requests
}

test('a newsletter address is sent once in its stored form, and a mail follows [HOME-8, FIX-5]', async () => {
  const requests = await subscribe('Ada@Example.com')
  await screen.findByText('We have sent you a mail. Confirm it to get our news.')
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    { email: 'ada@example.com' },
  ])
  expect(field().value).toBe('')
})

test('the newsletter form does not send an invalid address [HOME-8]', async () => {
  const requests = await subscribe('ada at example')
  await screen.findByText('Please enter an email address, for example you@example.com')
  expect(requests).toEqual([])
})

test('a refused newsletter address stays in the field, with the error [HOME-8]', async () => {
  await subscribe('ada@example.com', () => refuse(429, 'busy', 'Too many at once.'))
  expect((await screen.findByText('Too many at once.')).getAttribute('role')).toBe('status')
  expect(field().value).toBe('ada@example.com')
})
