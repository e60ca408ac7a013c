import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { press, retype } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { StockButton } from './stock-button.tsx'

const call = 'POST /api/product/test-ssd-1tb/stock'
const pieces = () => screen.getByRole('textbox', { name: 'Pieces added or removed' })

const showButton = () => show(<StockButton product={aProduct()} />, signedInAs(ada))
async function open() {
  await press(/^Correct stock:/)
  await screen.findByRole('dialog')
}
const send = (typed: string) => retype(pieces(), `${typed}{Enter}`)

test.each([
  ['0', 'must not be 0'],
  ['1.5', 'Enter a whole number of pieces'],
  ['-21', 'Only 20 in stock: remove that many or fewer'],
])('a correction by "%s" is refused in the form [STAFF-2]', async (typed, message) => {
  const asked = fakeApi({})
  showButton()
  await open()
  await send(typed)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(asked).toEqual([])
})

test('a correction without an answer stays the same, with its key, until its outcome is known [STAFF-2]', async () => {
  const answers = [
    () => Response.error(),
    () => refuse(429, 'too-many', 'Too many requests'),
    () => refuse(409, 'above-stock', 'Only 2 in stock: remove that many or fewer'),
    () => ({ available_quantity: 18 }),
  ]
  const asked = fakeApi({ [call]: () => (answers.shift() ?? Response.error)() })
  const row = showButton()
  await open()
  await userEvent.type(pieces(), '-3')
  expect(screen.getByRole('status').textContent).toBe('20 in stock, 17 after this')
  await press('Correct stock')
  const notice = 'We could not confirm whether the stock was corrected.'
  expect(await screen.findByText(notice, { exact: false })).toBeTruthy()

  // Another search removes the row, and a reload the page.
  row.unmount()
  showButton()
  await open()
  // Another number would be a second correction.
  expect(pieces()).toHaveProperty('disabled', true)
  await press('Correct stock')
  expect(await screen.findByText('Too many requests')).toBeTruthy()
  expect(pieces()).toHaveProperty('disabled', true)
  await press('Correct stock')
  expect(await screen.findByText(/^Only 2 in stock/)).toBeTruthy()
  await send('-2')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const sent = asked.filter(({ method }) => method === 'POST')
  const [first, ...others] = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(others).toEqual([first, first, expect.not.stringMatching(first ?? '')])
  const deltas = await Promise.all(sent.map(async (request) => (await request.json()).delta))
  expect(deltas).toEqual([-3, -3, -3, -2])
})

test('a refusal after the dialog was closed opens it again [STAFF-2]', async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  fakeApi({
    [call]: async () => {
      await closed
      return refuse(409, 'above-stock', 'Only 2 in stock: remove that many or fewer')
    },
  })
  showButton()
  await open()
  await send('-3')
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  close()
  expect((await screen.findByRole('alert')).textContent).toContain('Only 2 in stock')
})
