import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NewsletterForm } from './newsletter-form.tsx'

test('a newsletter address is sent in its stored form and confirmed [HOME-8]', async () => {
  const fetch = theShopAnswers(200, { subscribed: true })
  await subscribeAs('Ada@Example.com')
  await screen.findByText('Thank you. ada@example.com is on the list.')
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/newsletter')
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"email":"ada@example.com"}')
  expect(screen.getByPlaceholderText('Your email address')).toHaveProperty('value', '')
})

test('the newsletter form does not send an invalid address [HOME-8]', async () => {
  const fetch = theShopAnswers(200, { subscribed: true })
  await subscribeAs('ada at example')
  await screen.findByText('Please enter an email address, for example you@example.com')
  expect(fetch).not.toHaveBeenCalled()
})

test('a refused newsletter address stays in the field, with the error [HOME-8]', async () => {
  const refusal = { type: 'about:blank', title: 'Busy', status: 429, code: 'busy', requestId: '1' }
  theShopAnswers(429, { ...refusal, detail: 'Too many at once.' })
  await subscribeAs('ada@example.com')
  expect((await screen.findByText('Too many at once.')).getAttribute('role')).toBe('status')
  expect(screen.getByPlaceholderText('Your email address')).toHaveProperty(
    'value',
    'ada@example.com',
  )
})

test('a double click sends a newsletter address once [FIX-5, HOME-8]', async () => {
  const fetch = theShopAnswers(200, { subscribed: true })
  await typeAddress('ada@example.com')
  const button = screen.getByRole('button', { name: 'Subscribe' })
  act(() => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  await screen.findByText('Thank you. ada@example.com is on the list.')
  expect(fetch).toHaveBeenCalledOnce()
})

function theShopAnswers(status: number, answer: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(answer, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function subscribeAs(email: string) {
  await typeAddress(email)
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
}

async function typeAddress(email: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewsletterForm />
    </QueryClientProvider>,
  )
  await userEvent.type(screen.getByPlaceholderText('Your email address'), email)
}
