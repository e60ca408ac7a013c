import type { Return } from '@tech-house/api/contract/orders/return'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerDialog, press, retype } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, anOrder, aPurchase } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { PurchaseDetails } from '../purchase-details.tsx'

const number = '7K4M9QXT'
const lines = [
  anOrder({
    _id: 'a',
    purchase: number,
    product: 'Fan',
    quantity: 3,
    deliveredPieces: 3,
    status: 'delivered',
  }),
  anOrder({ _id: 'b', purchase: number, product: 'Pump', quantity: 2 }),
]
const aReturn = (special: Partial<Return> = {}): Return => ({
  _id: 'r1',
  kind: 'wrong-or-damaged',
  by: 'buyer',
  state: 'asked',
  text: 'It arrived crushed.',
  at: '2026-11-20T10:00:00.000Z',
  lines: [
    {
      orderId: 'a',
      productId: 'fan',
      product: 'Fan',
      pieces: 2,
      cents: 16_100,
      serialNumbers: ['S1', 'X9'],
      unknownSerialNumbers: ['X9'],
    },
  ],
  ...special,
})
const read = `GET /api/purchase/${number}`
const change = `PUT /api/purchase/${number}/return/r1`

test('a buyer asks to return delivered pieces, with serial numbers and words; without a response once [BACK-2]', async () => {
  let isOffline = true
  const asked = fakeApi({
    [read]: aPurchase({ lines }),
    [`POST /api/purchase/${number}/returns`]: () =>
      isOffline ? Promise.reject(new TypeError('lost')) : { insertedId: 'r1' },
  })
  show(<PurchaseDetails id={number} />, signedInAs(ada))
  await press('Return something')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText('Pump')).toBeNull()
  await userEvent.selectOptions(dialog.getByLabelText('Why'), 'It is broken (warranty)')
  await userEvent.selectOptions(dialog.getByLabelText('Fan'), '2 pieces')
  await userEvent.type(dialog.getByLabelText('Serial numbers of Fan'), 'S1{Enter} S 2 ')
  await userEvent.type(dialog.getByLabelText('What is wrong'), 'It stops.')
  await answerDialog('Send')
  expect(await screen.findByText(/^We could not confirm whether the shop/)).toBeTruthy()
  isOffline = false
  await waitFor(() => answerDialog('Send'))
  expect(await screen.findByText('Return sent')).toBeTruthy()
  const sent = asked.filter(({ method }) => method === 'POST')
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  const line = { orderId: 'a', pieces: 2, serialNumbers: ['S1', 'S 2'] }
  expect(await sent[1]?.json()).toEqual({ kind: 'warranty', lines: [line], text: 'It stops.' })
})

test('staff see what is asked with unknown serial numbers, and say what came back and how it is settled [BACK-2]', async () => {
  let one = aReturn()
  const asked = fakeApi({
    [read]: () => aPurchase({ lines, returns: [one] }),
    [change]: () => ({ modifiedCount: 1 }),
  })
  show(<PurchaseDetails id={number} />, signedInAs(ada, 'admin'))
  const section = within(await screen.findByRole('region', { name: 'Returns' }))
  expect(section.getByText('Nov 20, 2026: wrong or damaged, asked')).toBeTruthy()
  expect(section.getByText('2 × Fan, S1, X9 (in no parcel)')).toBeTruthy()
  one = { ...one, state: 'agreed' }
  await press('Agree')
  await userEvent.type(await screen.findByLabelText('Note to the buyer'), 'Send it.')
  await answerDialog('Agree to the return')
  one = { ...one, state: 'received' }
  await press('Goods have arrived')
  await userEvent.selectOptions(await screen.findByLabelText('Back to stock: Fan'), '1')
  await userEvent.selectOptions(screen.getByLabelText('Write off: Fan'), '1')
  await answerDialog('Goods have arrived')
  await press('Settle')
  const refund = await screen.findByLabelText<HTMLInputElement>('Refund')
  expect(refund.value).toBe('161.00')
  await retype(refund, '0')
  expect(screen.getByText('Enter an amount above 0')).toBeTruthy()
  await retype(refund, '99.5')
  await answerDialog('Settle the return')
  await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(3))
  const bodies = asked.filter(({ method }) => method === 'PUT').map((request) => request.json())
  expect(await Promise.all(bodies)).toEqual([
    { state: 'agreed', note: 'Send it.' },
    { state: 'received', lines: [{ orderId: 'a', restocked: 1, writtenOff: 1 }] },
    { state: 'settled', settlement: 'refund', refundCents: 9950 },
  ])
})
