import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { show } from '#shared/testing/show.tsx'
import { ContactForm } from './contact-form.tsx'

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

/** Fills the form in. */
async function fillIn(respond: () => object | Promise<object>) {
  const requests = fakeApi({ 'POST /api/contact': respond })
  show(<ContactForm />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Bea Buyer')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'bea@example.com')
  await userEvent.type(message(), 'The box is crushed.')
  return requests
}

test('a double click sends a message once, and the receipt replaces the form and has the focus [REACH-1]', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const requests = await fillIn(() => promise)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send message' }))
  resolve({ receivedAt: '2026-11-27T10:00:00.000Z' })
  const receipt = await screen.findByText(/^We have your message of Nov 27, 2026, .*M\. We answer/)
  expect(receipt.textContent).toContain('We answer to bea@example.com.')
  expect(screen.getByRole('alert')).toBe(document.activeElement)
  expect(screen.queryByRole('textbox')).toBeNull()
  const sent = { name: 'Bea Buyer', email: 'bea@example.com', message: 'The box is crushed.' }
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([sent])
})

test('a refusal stands at its field, after a lost response the message can be sent again, and what was typed stays [REACH-1]', async () => {
  const fields = [{ path: 'message', message: 'must contain something to read' }]
  const answers = [() => refuse(400, 'invalid-body', 'Something is wrong', fields), Response.error]
  await fillIn(() => (answers.shift() ?? Response.error)())
  await press('Send message')
  expect(await screen.findByText('must contain something to read')).toBeTruthy()
  await press('Send message')
  expect(await screen.findByText(/^We could not confirm whether your message was rec/)).toBeTruthy()
  expect(message().value).toBe('The box is crushed.')
})
