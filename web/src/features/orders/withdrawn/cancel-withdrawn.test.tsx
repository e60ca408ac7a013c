import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerDialog, press } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, anOrder, aPurchase } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { PurchaseDetails } from '../purchase-details.tsx'

const purchase = '7K4M9QXT'
const lines = [
  anOrder({
    _id: 'a',
    purchase,
    product: 'Fan',
    quantity: 5,
    deliveredPieces: 2,
    withdrawnPieces: 4,
  }),
  anOrder({ _id: 'b', purchase, product: 'Pump', quantity: 2, withdrawnPieces: 1 }),
  anOrder({ _id: 'c', purchase, product: 'Case', status: 'delivered', withdrawnPieces: 5 }),
]
const read = `GET /api/purchase/${purchase}`

test('staff see what is withdrawn by line, and cancel the pieces that wait by one press; without a response once [BACK-1]', async () => {
  let isOffline = true
  const asked = fakeApi({
    [read]: aPurchase({ lines, revision: 3 }),
    [`POST /api/purchase/${purchase}/lines`]: () =>
      isOffline ? Promise.reject(new TypeError('lost')) : { modifiedCount: 1, revision: 4 },
  })
  show(<PurchaseDetails id={purchase} />, signedInAs(ada, 'admin'))
  expect(await screen.findByText('10 pieces withdrawn')).toBeTruthy()
  const row = within(screen.getByRole('link', { name: 'Pump' }).closest('tr') ?? document.body)
  expect(row.getByText('1 piece withdrawn')).toBeTruthy()
  for (const answer of ['Not yet', 'Cancel the pieces', 'Cancel the pieces']) {
    await press('Cancel what was withdrawn')
    expect(
      await screen.findByText(/^3 pieces of Fan, 1 piece of Pump\. The pieces go/),
    ).toBeTruthy()
    await answerDialog(answer)
    if (answer === 'Not yet') continue
    if (!isOffline) break
    expect(await screen.findByText(/^We could not confirm whether the pieces/)).toBeTruthy()
    isOffline = false
  }
  expect(await screen.findByText('Pieces cancelled')).toBeTruthy()
  const [first, second, ...more] = asked.filter(({ method }) => method === 'POST')
  expect(more).toEqual([])
  expect(second?.headers.get('if-match')).toBe('"3"')
  const key = 'idempotency-key'
  expect(second?.headers.get(key)).toBe(first?.headers.get(key))
  expect(await second?.json()).toMatchObject({
    orders: [
      { orderId: 'a', quantity: 2 },
      { orderId: 'b', quantity: 1 },
    ],
  })
})

test('a delivery of what is withdrawn names the pieces, alone and with others [BACK-1]', async () => {
  const asked = fakeApi({
    [read]: aPurchase({ lines }),
    'PUT /api/deliver/b?includeWithdrawn=1': { modifiedCount: 1 },
    'POST /api/orders/deliver': { results: [{ id: 'a', outcome: 'withdrawn' }] },
  })
  show(<PurchaseDetails id={purchase} />, signedInAs(ada, 'admin'))
  const [, deliverPump] = await screen.findAllByRole('button', { name: 'Delivery' })
  deliverPump?.click()
  expect(await screen.findByText('The buyer has withdrawn from 1 piece of Pump.')).toBeTruthy()
  await answerDialog('Deliver all the same')
  expect(await screen.findByText('Product delivered successful')).toBeTruthy()
  await press('Deliver 2')
  expect(await screen.findByText(/from 3 pieces of Fan, 1 piece of Pump\./)).toBeTruthy()
  await answerDialog('Deliver all the same')
  expect(await screen.findByText(/its buyer has withdrawn from it/)).toBeTruthy()
  const bulk = asked.find(({ method }) => method === 'POST')
  expect(await bulk?.json()).toEqual({ ids: ['a', 'b'], includeWithdrawn: ['a', 'b'] })
})
