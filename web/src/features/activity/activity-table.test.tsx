import type { ShopEvent } from '@tech-house/api/contract/event'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { anOrder } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ActivityTable } from './activity-table.tsx'

const anEvent = (special: Partial<ShopEvent>): ShopEvent => ({
  _id: 'event1',
  type: 'order-placed',
  actor: { uid: 'bea', email: 'bea@example.com' },
  subject: 'orders/order1',
  stock: null,
  before: null,
  after: null,
  at: '2026-11-01T10:00:00.000Z',
  requestId: 'request',
  ...special,
})

const placed = anEvent({ stock: { productId: 'test-ssd-1tb', delta: -5 }, after: { ...anOrder() } })
const delivered = anEvent({
  _id: 'event2',
  type: 'order-delivered',
  actor: { uid: 'ada', email: 'ada@example.com' },
  before: { product: 'Test SSD 1TB', quantity: 5, status: 'pending' },
  after: { product: 'Test SSD 1TB', quantity: 5, status: 'delivered' },
})

/** Shows the activity, and returns the rows of its events. */
async function showEvents(...events: ShopEvent[]) {
  fakeApi({ 'GET /api/events?limit=100': events })
  show(<ActivityTable />)
  const [, ...rows] = await screen.findAllByRole('row')
  return rows
}

test('each event says who did what to what, with the state before and after [STAFF-10]', async () => {
  const [second, first] = await showEvents(delivered, placed)
  expect(second?.textContent).toContain('ada@example.com')
  expect(second?.textContent).toMatch(
    /Delivered 5 × Test SSD 1TBHistoryStatus: pending → delivered$/,
  )
  expect(first?.textContent).toContain('Ordered 5 × Test SSD 1TB')
  expect(first?.textContent).toContain('Stock −5')
  const [link] = screen.getAllByRole('link', { name: '5 × Test SSD 1TB' })
  expect(link?.getAttribute('href')).toBe('/dashboard/order/order1')
})

test('an edit names the product [STAFF-10]', async () => {
  const special = { type: 'product-edited', subject: 'products/noctua-nh-d15' } as const
  const [edited] = await showEvents(
    anEvent({
      ...special,
      before: { product: 'Noctua NH-D15', price: 99, revision: 1 },
      after: { product: 'Noctua NH-D15', price: 89, revision: 2 },
    }),
  )
  expect(edited?.textContent).toContain('Edited the product Noctua NH-D15History')
  expect(edited?.textContent).toContain(
    `Price: ${formatPrice(99)} → ${formatPrice(89)}Revision: 1 → 2`,
  )
})

test('a change of a role names the email of the account [STAFF-10]', async () => {
  const made = anEvent({
    type: 'admin-made',
    subject: 'users/u7',
    accountEmail: 'bob@example.com',
    before: { role: 'customer' },
    after: { role: 'admin' },
  })
  const [row] = await showEvents(made)
  expect(row?.textContent).toContain('Appointed as admin: bob@example.com')
  expect(row?.textContent).toContain('Role: customer → admin')
})

test('the activity of a person is asked for, and nothing for half an address [STAFF-10]', async () => {
  const asked = fakeApi({
    'GET /api/events?limit=100': [placed],
    'GET /api/events?actor=eve%40example.com&limit=100': [],
  })
  show(<ActivityTable />)
  const person = await screen.findByRole('textbox', { name: 'Person’s email' })
  const before = asked.length
  await userEvent.type(person, 'eve@{Enter}')
  expect(await screen.findByText('Enter a whole email address')).toBeTruthy()
  expect(asked.length).toBe(before)
  await userEvent.type(person, 'example.com{Enter}')
  expect(await screen.findByText('No event matches.')).toBeTruthy()
})

test('a purchase is searched for by its number or reference, and shown with its formatted number [PURCH-2, STAFF-10]', async () => {
  const edited = { type: 'purchase-edited', subject: 'purchases/7K4M9QXT' } as const
  fakeApi({
    'GET /api/events?limit=100': [],
    'GET /api/events?subject=PO%2F47+11&limit=100': [
      anEvent({ ...edited, before: { reference: null }, after: { reference: 'PO/47 11' } }),
      anEvent({ _id: 'event2', after: { ...anOrder({ purchase: '7K4M9QXT' }) } }),
    ],
  })
  show(<ActivityTable />)
  const field = await screen.findByRole('textbox', { name: 'Purchase, order or product' })
  await userEvent.type(field, 'PO/47 11{Enter}')
  expect(await screen.findByText('Purchase: 7K4M-9QXT')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'purchase 7K4M-9QXT' })
  expect(link.getAttribute('href')).toBe('/dashboard/order/7K4M9QXT')
})

test('a delivery of a part of the pieces says how many [STAFF-10]', async () => {
  const before = { product: 'Test SSD 1TB', quantity: 3, deliveredPieces: 1, status: 'pending' }
  const after = { ...before, deliveredPieces: 3, status: 'delivered' }
  const [row] = await showEvents(anEvent({ type: 'order-delivered', before, after }))
  expect(row?.textContent).toContain('Delivered 2 × Test SSD 1TB')
})

test('what a deleted account did is shown without a person [ACC-2]', async () => {
  const actor = { uid: 'deleted-1', email: '' }
  const left = anEvent({ type: 'account-deleted', actor, subject: 'users/deleted-1' })
  const [row] = await showEvents(left)
  expect(row?.textContent).toContain('Deleted account')
  expect(row?.textContent).toContain('Deleted the account deleted-1')
})

test('a change of many prices stands as one, with its prices in its history and a way back [STAFF-12]', async () => {
  const [row] = await showEvents(
    anEvent({
      type: 'prices-changed',
      subject: 'priceChanges/c1',
      before: {},
      after: { name: 'Black Friday', products: 345 },
      priceChange: 'c1',
    }),
  )
  expect(row?.textContent).toContain('Changed the prices: Black Friday')
  expect(row?.textContent).toContain('Products: 345')
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('History of priceChanges/c1')).toBe('/?subject=priceChanges%2Fc1')
  expect(href('Take back Black Friday')).toBe('/dashboard/changePrices?takeBack=c1')
})
