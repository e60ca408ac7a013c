import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { StockButton } from './stock-button.tsx'

const call = 'POST /api/product/test-ssd-1tb/stock'
const pieces = () => screen.getByRole('textbox', { name: 'Pieces added or removed' })

async function open() {
  await userEvent.click(screen.getByRole('button', { name: /^Correct stock:/ }))
}

async function send(typed: string) {
  await userEvent.clear(pieces())
  await userEvent.type(pieces(), `${typed}{Enter}`)
}

test.each([
  ['0', 'must not be 0'],
  ['1.5', 'Write a whole number of pieces'],
  ['', 'Write a whole number of pieces'],
  ['-21', 'Only 20 in stock: remove that many or fewer'],
])('a correction by "%s" is refused in the form [STAFF-2]', async (typed, message) => {
  const asked = fakeApi({})
  show(<StockButton product={aProduct()} />, signedInAs(ada))
  await open()
  await send(typed)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(asked).toEqual([])
})

test('a correction shows the new stock, and one without an answer is repeated with its key [STAFF-2]', async () => {
  let isOffline = true
  const asked = fakeApi({
    [call]: () => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return Response.json({ available_quantity: 17 })
    },
  })
  show(<StockButton product={aProduct()} />, signedInAs(ada))
  await open()
  await userEvent.type(pieces(), '-3')
  expect(screen.getByRole('status').textContent).toBe('20 in stock, 17 after this')
  await userEvent.click(screen.getByRole('button', { name: 'Correct stock' }))
  expect(await screen.findByText(/We cannot reach the shop/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  isOffline = false
  await open()
  // Another number would be a second correction.
  expect(pieces()).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Correct stock' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = asked.filter(({ method }) => method === 'POST')
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(await sent[0]?.json()).toEqual({ delta: -3, reason: 'received' })
})

test('a correction without an answer stays the same until its outcome is known [STAFF-2]', async () => {
  const answers = [
    () => Response.error(),
    () => refuse(429, 'too-many', 'Too many requests'),
    () => refuse(409, 'above-stock', 'Only 2 in stock: remove that many or fewer'),
  ]
  const asked = fakeApi({ [call]: () => (answers.shift() ?? Response.error)() })
  const row = show(<StockButton product={aProduct()} />, signedInAs(ada))
  await open()
  await send('-3')
  const notice = 'We could not confirm whether the stock was corrected.'
  expect(await screen.findByText(notice, { exact: false })).toBeTruthy()

  // Another search removes the row, and a reload the page.
  row.unmount()
  show(<StockButton product={aProduct()} />, signedInAs(ada))
  await open()
  expect(pieces()).toHaveProperty('value', '-3')
  await userEvent.click(screen.getByRole('button', { name: 'Correct stock' }))
  expect(await screen.findByText('Too many requests')).toBeTruthy()
  expect(pieces()).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Correct stock' }))
  expect(await screen.findByText(/^Only 2 in stock/)).toBeTruthy()
  expect(pieces()).toHaveProperty('disabled', false)
  const keys = asked.map(({ headers }) => headers.get('idempotency-key')).filter(Boolean)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('a refusal after the dialog was closed opens it again [STAFF-2]', async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  fakeApi({
    [call]: async () => {
      await closed
      return refuse(409, 'above-stock', 'Only 2 in stock: remove that many or fewer')
    },
  })
  show(<StockButton product={aProduct()} />, signedInAs(ada))
  await open()
  await send('-3')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  close()
  expect((await screen.findByRole('alert')).textContent).toContain('Only 2 in stock')
})
