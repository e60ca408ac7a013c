import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '#shared/paths.ts'
import { answerDialog, press } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { textsOf } from '#shared/testing/queries.ts'
import { anOrder } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { OrderDetails } from './order-details.tsx'

const placed = { type: 'order-placed', at: '2026-11-01T10:00:00.000Z', by: 'buyer' }
const delivered = { type: 'order-delivered', at: '2026-11-02T10:00:00.000Z', by: 'shop' }

/** Shows an order, and returns the facts of its invoice and the steps of its timeline. */
async function showOrder(order: object, isAdmin = false) {
  fakeApi({ 'GET /api/order/order1': order })
  show(<OrderDetails id="order1" isAdmin={isAdmin} />)
  const invoice = within(await screen.findByRole('region', { name: 'Invoice' }))
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }))
  return {
    facts: textsOf(invoice.getAllByRole('definition')),
    steps: textsOf(timeline.getAllByRole('listitem')),
  }
}

test('an order shows its invoice, which is not paid, and its timeline [QUICK-3]', async () => {
  const { facts, steps } = await showOrder({ ...anOrder(), timeline: [placed, delivered] })
  expect(facts).toEqual([
    'order1',
    expect.stringContaining('Nov 1, 2026'),
    'Tech House',
    'Bea Buyer, bea@example.com',
    '$80.50',
    '5',
    '$402.50',
    'not paid',
  ])
  expect(screen.getByRole('button', { name: 'Print invoice' })).toBeTruthy()
  expect(steps).toEqual([
    expect.stringMatching(/^OrderedNov 1, 2026.*, by the buyer$/),
    expect.stringMatching(/^DeliveredNov 2, 2026.*, by Tech House$/),
  ])
})

test('customers pay and cancel their order on its page, and then see My Order [DASH-5, DASH-6]', async () => {
  const asked = fakeApi({
    'GET /api/order/order1': { ...anOrder(), timeline: [placed] },
    'DELETE /api/myorder/order1': { deletedCount: 1 },
  })
  show(
    <Routes>
      <Route path="/" element={<OrderDetails id="order1" />} />
      <Route path={paths.myOrder} element={<h1>My Order</h1>} />
    </Routes>,
  )
  const payment = await screen.findByRole('link', { name: 'Make Payment' })
  expect(payment.getAttribute('href')).toBe('/payment/order1')
  await press('Cancel')
  await answerDialog('Keep order')
  expect(asked.map(({ method }) => method)).not.toContain('DELETE')
  await press('Cancel')
  await answerDialog('Cancel order')
  expect(await screen.findByRole('heading', { name: 'My Order' })).toBeTruthy()
})

test('an admin delivers or deletes an order on its page, and does not pay it [ADM-2]', async () => {
  await showOrder({ ...anOrder(), timeline: [placed] }, true)
  expect(screen.getByRole('button', { name: 'Delivery' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Make Payment' })).toBeNull()
})

test.each([403, 404])('an order that is answered %i is not here [QUICK-3]', async (status) => {
  fakeApi({ 'GET /api/order/order1': () => refuse(status, 'no', 'No') })
  show(<OrderDetails id="order1" />)
  expect(await screen.findByText('This order is not here.')).toBeTruthy()
})

test('the order of a deleted account names nobody [ACC-2]', async () => {
  const order = anOrder({ name: 'Deleted account', email: '', status: 'delivered' })
  const timeline = [
    { ...placed, email: '' },
    { ...delivered, email: 'ada@example.com' },
  ]
  const { facts, steps } = await showOrder({ ...order, timeline }, true)
  expect(facts[3]).toBe('Deleted account')
  expect(steps).toEqual([
    expect.stringMatching(/by the buyer$/),
    expect.stringMatching(/by ada@example.com$/),
  ])
})
