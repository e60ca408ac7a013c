import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { anOrder } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { OrderDetails } from './order-details.tsx'

test('an order shows its invoice, which is not paid, and its timeline [QUICK-3]', async () => {
  const timeline = [
    { type: 'order-placed', at: '2026-11-01T10:00:00.000Z', by: 'buyer' },
    { type: 'order-delivered', at: '2026-11-02T10:00:00.000Z', by: 'shop' },
  ]
  fakeApi({
    'GET /api/order/order1': () => Response.json({ ...anOrder(), timeline }),
  })
  show(<OrderDetails id="order1" />)
  const invoice = within(await screen.findByRole('region', { name: 'Invoice' }))
  const facts = invoice.getAllByRole('definition').map(({ textContent }) => textContent)
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
  expect(invoice.getByRole('button', { name: 'Print invoice' })).toBeTruthy()
  const steps = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^OrderedNov 1, 2026.*, by the buyer$/),
    expect.stringMatching(/^DeliveredNov 2, 2026.*, by Tech House$/),
  ])
})

test.each([403, 404])(
  'an order that is answered %i is reported as not here [QUICK-3]',
  async (status) => {
    fakeApi({ 'GET /api/order/order1': () => refuse(status, 'no', 'No') })
    show(<OrderDetails id="order1" />)
    expect(await screen.findByText('This order is not here.')).toBeTruthy()
  },
)

test('the order of a deleted account names nobody [ACC-2]', async () => {
  const timeline = [
    { type: 'order-placed', at: '2026-11-01T10:00:00.000Z', by: 'buyer', email: '' },
    {
      type: 'order-delivered',
      at: '2026-11-02T10:00:00.000Z',
      by: 'shop',
      email: 'ada@example.com',
    },
  ]
  const order = anOrder({ name: 'Deleted account', email: '', status: 'delivered' })
  fakeApi({ 'GET /api/order/order1': () => Response.json({ ...order, timeline }) })
  show(<OrderDetails id="order1" isAdmin />)
  const invoice = within(await screen.findByRole('region', { name: 'Invoice' }))
  expect(invoice.getAllByRole('definition')[3]?.textContent).toBe('Deleted account')
  const steps = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/by the buyer$/),
    expect.stringMatching(/by ada@example.com$/),
  ])
})
