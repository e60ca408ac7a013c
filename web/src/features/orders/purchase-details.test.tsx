import type { Role } from '@tech-house/api/contract/accounts/user'
import type { Order } from '@tech-house/api/contract/orders/order'
import type { PurchaseLine } from '@tech-house/api/contract/orders/purchase'
import { formatPrice } from '@tech-house/api/parts/format-number'
import * as shop from '@tech-house/shop'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerDialog, press, retype } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { textsOf } from '#shared/testing/queries.ts'
import { ada, anAddress, anOrder, aPurchase as aPurchaseOf } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { PurchaseDetails } from './purchase-details.tsx'

type Line = PurchaseLine & { _id: string }

const placed = { type: 'order-placed', at: '2026-11-01T10:00:00.000Z', by: 'buyer' }
const delivered = { type: 'order-delivered', at: '2026-11-02T10:00:00.000Z', by: 'shop' }

function aPurchase(lines: Line[], timeline: object[] = [placed]) {
  const orderIds = lines.map(({ _id }) => _id)
  const { status } = lines[0] ?? anOrder()
  const steps = timeline.map((step) => ({ orderIds, ...step }))
  return { ...aPurchaseOf({ lines, revision: 3 }), status, timeline: steps }
}

/** Shows a purchase, and returns the facts of its invoice and the steps of its timeline. */
async function showPurchase(purchase: object, role?: Role) {
  fakeApi({ 'GET /api/purchase/7K4M9QXT': purchase })
  show(<PurchaseDetails id="7K4M9QXT" />, signedInAs(ada, role))
  const invoice = within(await screen.findByRole('region', { name: 'Invoice' }))
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }))
  return {
    facts: textsOf(invoice.getAllByRole('definition')),
    steps: textsOf(timeline.getAllByRole('listitem')),
  }
}

test('an order shows its invoice, which is not paid, and its timeline [QUICK-3]', async () => {
  const { facts, steps } = await showPurchase(aPurchase([anOrder()], [placed, delivered]))
  expect(facts).toEqual([
    '7K4M-9QXT',
    expect.stringContaining('Nov 1, 2026'),
    shop.legalLines[0],
    'Bea Buyer, bea@example.com',
    formatPrice(402.5),
    `Collection, 1 day, ${formatPrice(0)}`,
    formatPrice(402.5),
    'not paid',
  ])
  expect(screen.queryByRole('button', { name: 'Print invoice' })).toBeNull()
  expect(steps).toEqual([
    expect.stringMatching(/^OrderedNov 1, 2026.*, by the buyer$/),
    expect.stringContaining(`, by ${shop.name}`),
  ])
  expect(steps[1]).toMatch(/^DeliveredNov 2, 2026/)
})

test.each([
  ['pending', 'open', 'To pay', 'Order confirmation'],
  ['delivered', 'settled', 'Sum', 'Invoice'],
] as const)(
  'the buyer of a %s purchase, whose payment is %s, sees “%s” and prints its %s [PAY-1, PURCH-6]',
  async (status, state, label, printed) => {
    const purchase = { ...aPurchase([anOrder({ status })]), payment: { state } }
    await showPurchase(purchase)
    expect(screen.getByText(label)).toBeTruthy()
    const confirmation = screen.getByRole('button', { name: 'Order confirmation' })
    expect(confirmation).toBeTruthy()
    const invoice = screen.queryByRole('button', { name: 'Print invoice' })
    expect(invoice !== null).toBe(status === 'delivered')
    const name = `${printed} of 7K4M-9QXT`
    expect(screen.getByRole('region', { name, hidden: true })).toBeTruthy()
  },
)

test('customers pay and cancel an order on its page, which shows it as cancelled [DASH-5, DASH-6]', async () => {
  let line: Line = anOrder()
  const asked = fakeApi({
    'GET /api/purchase/7K4M9QXT': () => aPurchase([line]),
    'DELETE /api/myorder/order1': () => {
      line = { ...line, status: 'cancelled' }
      return { deletedCount: 1 }
    },
  })
  show(<PurchaseDetails id="7K4M9QXT" />, signedInAs(ada))
  const payment = await screen.findByRole('link', { name: 'Make Payment' })
  expect(payment.getAttribute('href')).toBe('/payment/order1')
  await press('Cancel')
  await answerDialog('Keep order')
  expect(asked.map(({ method }) => method)).not.toContain('DELETE')
  await press('Cancel')
  await answerDialog('Cancel order')
  expect(await screen.findAllByText('cancelled')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Print invoice' })).toBeNull()
})

test('an admin delivers or deletes an order on its page, and does not pay it [ADM-2]', async () => {
  await showPurchase(aPurchase([anOrder()]), 'admin')
  expect(screen.getByRole('button', { name: 'Delivery' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Make Payment' })).toBeNull()
})

const numbered = (_id: string, special: Partial<Order> = {}) =>
  anOrder({ _id, product: `Part ${_id}`, totalPrice: 0.1, ...special })

test('a timeline says how many pieces of an order a parcel has, if not all [PURCH-4]', async () => {
  const lines = ['a', 'b', 'c'].map((_id) => numbered(_id, { quantity: 2 }))
  const part = { orderId: 'a', pieces: 1, quantity: 2 }
  const four = [...lines, numbered('d')]
  const steps = async (orders: Line[], ...timeline: object[]) =>
    (await showPurchase(aPurchase(orders, timeline))).steps.map((step) => step?.split('Nov')[0])
  const one = { ...delivered, orderIds: ['a'], parts: [part] }
  const undone = { ...one, type: 'delivery-undone', orderIds: ['a', 'b'] }
  expect(await steps(lines, one, undone)).toEqual([
    'Delivered: 1 of 2 pieces of Part a',
    'Delivery undone: 1 of 2 pieces of Part a, Part b',
  ])
  cleanup()
  expect(await steps(four, { ...delivered, parts: [part] })).toEqual([
    'Delivered: 4 products, in part',
  ])
})

test('a purchase shows all lines, what became of them, and one sum and timeline [PURCH-1]', async () => {
  const gone: Line = { ...numbered('c'), status: 'cancelled' }
  const lines = [numbered('a'), numbered('b', { status: 'delivered' }), gone]
  const cancelled = { ...delivered, type: 'order-cancelled', by: 'buyer', orderIds: ['c'] }
  const timeline = [placed, cancelled, { ...delivered, orderIds: ['b'] }]
  const { facts, steps } = await showPurchase(aPurchase(lines, timeline))
  expect(screen.getByRole('heading', { name: 'Purchase 7K4M-9QXT' })).toBeTruthy()
  expect(facts[0]).toBe('7K4M-9QXT')
  expect(facts.at(-2)).toBe(formatPrice(0.2))
  const table = within(screen.getByRole('table', { name: 'Products' }))
  expect(textsOf(table.getAllByRole('row')).slice(1)).toEqual([
    expect.stringContaining('Part apending'),
    expect.stringContaining('Part bdelivered'),
    `Part ccancelled5 piecesTotal ${formatPrice(0.1)}`,
  ])
  expect(steps).toEqual([
    expect.stringMatching(/^Ordered: 3 products/),
    expect.stringMatching(/^Cancelled: Part c/),
    expect.stringMatching(/^Delivered: Part b/),
  ])
  const [sheet] = screen.getAllByRole('region', { name: 'Invoice of 7K4M-9QXT', hidden: true })
  expect(sheet?.textContent).toContain('Part a')
  expect(sheet?.textContent).not.toContain('Part c')
})

test('staff deliver all that waits of a purchase at once, on its page, and undo it [PURCH-1, PURCH-4]', async () => {
  let lines = [numbered('a'), numbered('b'), numbered('c', { status: 'delivered' })]
  const asked = fakeApi({
    'GET /api/purchase/7K4M9QXT': () => aPurchase(lines),
    'POST /api/orders/deliver': () => {
      lines = lines.map((line) => ({ ...line, status: 'delivered' }))
      const parcel = { purchase: '7K4M9QXT', _id: 'parcel1' }
      return { results: ['a', 'b'].map((id) => ({ id, outcome: 'done', parcel })) }
    },
    'DELETE /api/purchase/7K4M9QXT/parcel/parcel1': { deletedCount: 1 },
  })
  show(<PurchaseDetails id="7K4M9QXT" />, signedInAs(ada, 'admin'))
  await press('Deliver 2')
  await answerDialog('Deliver')
  expect(await screen.findAllByText('Product was delivered')).toHaveLength(3)
  const sent = asked.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({ ids: ['a', 'b'] })
  expect(screen.getByRole('button', { name: 'Packing slip' })).toBeTruthy()
  await press('Undo')
  expect(await screen.findByText('Delivery undone')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('a purchase that is answered 404 is not found [QUICK-3]', async () => {
  fakeApi({ 'GET /api/purchase/7K4M9QXT': () => refuse(404, 'no', 'No') })
  show(<PurchaseDetails id="7K4M9QXT" />, signedInAs(ada))
  expect(await screen.findByText('Order not found.')).toBeTruthy()
})

test('the order of a deleted account names nobody [ACC-2]', async () => {
  const order = anOrder({ name: 'Deleted account', email: '', status: 'delivered' })
  const timeline = [
    { ...placed, email: '' },
    { ...delivered, email: 'ada@example.com' },
  ]
  const { facts, steps } = await showPurchase(aPurchase([order], timeline), 'admin')
  expect(facts[3]).toBe('Deleted account')
  expect(steps).toEqual([
    expect.stringMatching(/by the buyer$/),
    expect.stringMatching(/by ada@example.com$/),
  ])
})

test('the buyer corrects recipient and reference until a delivery, and hears of a change that came first and of another price of delivery [PURCH-2, SHIP-2]', async () => {
  const path = 'expectedDeliveryCents'
  let purchase = { ...aPurchase([anOrder()]), recipient: anAddress(), reference: '4711' }
  const asked = fakeApi({
    'GET /api/purchase/7K4M9QXT': () => purchase,
    'GET /api/addresses': { addresses: [anAddress()], revision: 7, isRequired: false },
    'PUT /api/addresses': { modifiedCount: 1, revision: 8 },
    'PUT /api/purchase/7K4M9QXT': async (request) => {
      if (request.headers.get('if-match') === '"4"') {
        const { expectedDeliveryCents } = await request.json()
        if (expectedDeliveryCents === 1200) return { modifiedCount: 1, revision: 5 }
        const code = 'delivery-changed'
        return refuse(409, code, 'Delivery now costs more', [
          { path, message: '', code, price: 12 },
        ])
      }
      purchase = { ...purchase, revision: 4 }
      return refuse(412, 'precondition-failed', 'This purchase was changed meanwhile')
    },
  })
  show(<PurchaseDetails id="7K4M9QXT" />, signedInAs(ada))
  const section = await screen.findByRole('region', { name: 'Recipient' })
  expect(section.textContent).toContain('Lindenstraße 12\n10969 Berlin\nGermany')
  await press('Correct')
  await retype(await screen.findByRole('textbox', { name: 'City' }), 'Potsdam')
  await retype(screen.getByRole('textbox', { name: /^Your reference/ }), '4712')
  await press('Save')
  expect(await screen.findByText('This purchase was changed meanwhile')).toBeTruthy()
  purchase = { ...purchase, recipient: anAddress({ city: 'Potsdam' }) }
  await press('Save')
  expect(await screen.findByText('Delivery now costs more')).toBeTruthy()
  await press('Save')
  expect(await screen.findByText('Correction saved')).toBeTruthy()
  const puts = asked.filter(({ method, url }) => method === 'PUT' && url.includes('/purchase/'))
  const sent = await puts.at(-1)?.json()
  expect(sent).toEqual({
    recipient: anAddress({ city: 'Potsdam' }),
    reference: '4712',
    expectedDeliveryCents: 1200,
  })
})

test.each([
  ['a buyer', 'customer', [anAddress({ name: 'Bea Buyer' })]],
  ['staff', 'admin', undefined],
] as const)(
  'the address that %s gives a purchase begins with the known name, and the profile of the buyer keeps it [PURCH-2]',
  async (_, role, kept) => {
    const asked = fakeApi({
      'GET /api/purchase/7K4M9QXT': aPurchase([anOrder()]),
      'PUT /api/purchase/7K4M9QXT': { modifiedCount: 1, revision: 4 },
      'GET /api/addresses': { addresses: [], revision: 7, isRequired: false },
      'PUT /api/addresses': { modifiedCount: 1, revision: 8 },
    })
    show(<PurchaseDetails id="7K4M9QXT" />, signedInAs(ada, role))
    await press('Give an address')
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(name.value).toBe('Bea Buyer')
    await retype(screen.getByRole('textbox', { name: 'Street and number' }), 'Lindenstraße 12')
    await retype(screen.getByRole('textbox', { name: /^Postal code/ }), '10969')
    await retype(screen.getByRole('textbox', { name: 'City' }), 'Berlin')
    await retype(screen.getByRole('combobox', { name: 'Country' }), 'Germany')
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const put = asked.find(({ method, url }) => method === 'PUT' && url.endsWith('/addresses'))
    expect((await put?.json())?.addresses).toEqual(kept)
  },
)

test.each([
  ['a buyer', 'customer', 0],
  ['staff', 'admin', 1],
] as const)(
  'after a delivery %s can give %s an address: %i [PURCH-2]',
  async (_, role, buttons) => {
    const lines = [numbered('a'), numbered('b', { status: 'delivered' })]
    await showPurchase(aPurchase(lines), role)
    const section = within(screen.getByRole('region', { name: 'Recipient' }))
    expect(section.getByText('Collection in the shop')).toBeTruthy()
    expect(section.queryAllByRole('button', { name: 'Give an address' })).toHaveLength(buttons)
  },
)

const LinkState = () => <output>{JSON.stringify(useLocation().state)}</output>

test('buyers withdraw by a link that takes number, name, email and products along, and see that they have [REACH-2]', async () => {
  const lines = [numbered('a'), numbered('b', { status: 'delivered', quantity: 2 })]
  const withdrawnAt = '2026-11-27T10:00:00.000Z'
  fakeApi({ 'GET /api/purchase/7K4M9QXT': { ...aPurchase(lines), withdrawnAt } })
  const page = (
    <>
      <PurchaseDetails id="7K4M9QXT" />
      <LinkState />
    </>
  )
  show(page, signedInAs(ada))
  expect(await screen.findByText(/^Nov 27, 2026/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Withdraw' })
  expect(link.getAttribute('href')).toBe('/withdraw?purchase=7K4M-9QXT')
  await userEvent.click(link)
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
    name: 'Bea Buyer',
    email: 'bea@example.com',
    purchase: '7K4M-9QXT',
    goods: '5 × Part a\n2 × Part b',
  })
})

test('staff see when a purchase was withdrawn from, and no link [REACH-2]', async () => {
  const purchase = { ...aPurchase([numbered('a')]), withdrawnAt: '2026-11-27T10:00:00.000Z' }
  const { facts } = await showPurchase(purchase, 'admin')
  expect(facts).toContainEqual(expect.stringContaining('Nov 27, 2026'))
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull()
})
