import { formatPrice } from '@tech-house/api/parts/format-number'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerDialog, press, retype } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { textsOf } from '#shared/testing/queries.ts'
import { ada, aManagedProduct, aPurchase } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { PurchaseDetails } from '../purchase-details.tsx'

const call = 'POST /api/purchase/7K4M9QXT/lines'
const fan = aManagedProduct({ _id: 'fan', product: 'Quiet Fan', price: 10, available_quantity: 7 })
const ssd = aManagedProduct()

/** Shows the page of a purchase of one SSD, whose change is answered by `answer`. */
function showPurchase(answer: () => unknown) {
  const purchase = aPurchase({
    revision: 3,
    delivery: { method: 'parcel', name: 'Parcel', days: '2–4', priceCents: 990 },
    sums: { deliveryCents: 990, netCents: 41_240, taxCents: 0, grossCents: 41_240 },
  })
  const asked = fakeApi({
    'GET /api/purchase/order1': () => ({ ...purchase }),
    'GET /api/product/test-ssd-1tb?view=admin': ssd,
    'GET /api/product/fan?view=admin': fan,
    'GET /api/products?view=admin&limit=20': [ssd, fan],
    [call]: answer,
  })
  show(<PurchaseDetails id="order1" />, signedInAs(ada, 'admin'))
  return { asked, purchase }
}

const pieces = (product: string) => screen.findByRole('textbox', { name: product })
const sentBodies = (asked: Request[]) =>
  Promise.all(asked.filter(({ method }) => method === 'POST').map((request) => request.json()))

test('staff change a quantity and add a product, and see stock, agreed delivery and sum before they save [PURCH-3, SHIP-2]', async () => {
  const { asked, purchase } = showPurchase(() => ({ modifiedCount: 1, revision: 4 }))
  await press('Change products')
  await retype(await pieces('Test SSD 1TB'), 'two')
  expect(await screen.findByText('please order a whole number of pieces')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await retype(await pieces('Test SSD 1TB'), '7')
  expect(
    await screen.findByText(`${formatPrice(80.5)} each, 20 in stock, 18 after this`),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('combobox', { name: 'Product' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Quiet Fan' }))
  await retype(await pieces('Quiet Fan'), '3')
  expect(await screen.findByText(`${formatPrice(10)} each, 7 in stock, 4 after this`)).toBeTruthy()
  expect(
    screen.getByText(`Total ${formatPrice(412.4)}, ${formatPrice(603.4)} after this`),
  ).toBeTruthy()
  const delivery = screen.getByLabelText(`Parcel, agreed for ${formatPrice(9.9)}`)
  await retype(delivery, 'free')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await retype(delivery, '1.50')
  expect(screen.getByText(/after this$/, { selector: '[role=status]' }).textContent).toContain(
    formatPrice(595),
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Note to the buyer' }), 'As agreed')
  const quantities = [{ orderId: 'order1', before: 5, after: 7 }]
  const step = { type: 'order-changed', at: '2026-11-02T10:00:00.000Z', by: 'shop' } as const
  purchase.timeline = [{ ...step, orderIds: ['order1'], quantities, note: 'As agreed' }]
  await answerDialog('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await sentBodies(asked)).toEqual([
    {
      orders: [{ orderId: 'order1', quantity: 7 }],
      added: [{ productId: 'fan', quantity: 3 }],
      deliveryCents: 150,
      note: 'As agreed',
    },
  ])
  const sent = asked.find(({ method }) => method === 'POST')
  expect(sent?.headers.get('if-match')).toBe('"3"')
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }))
  expect(textsOf(timeline.getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^Changed: 5 → 7 pieces of Test SSD 1TBAs agreed/),
  ])
})

test('a refused line says why, and a purchase that was changed meanwhile is shown anew with what was typed [PURCH-3]', async () => {
  const fields = [{ path: 'orders.0', message: 'please order Maximum 25 piece' }]
  const answers = [
    () => refuse(409, 'lines-refused', 'One line cannot be changed', fields),
    () => refuse(412, 'stale', 'This purchase was changed meanwhile'),
    () => Response.error(),
    () => ({ modifiedCount: 1, revision: 5 }),
  ]
  const { asked, purchase } = showPurchase(() => (answers.shift() ?? Response.error)())
  await press('Change products')
  await retype(await pieces('Test SSD 1TB'), '99')
  await answerDialog('Save')
  expect(await screen.findByText('please order Maximum 25 piece')).toBeTruthy()
  await press('Remove Test SSD 1TB')
  purchase.revision = 4
  await answerDialog('Save')
  expect(await screen.findByText('This purchase was changed meanwhile')).toBeTruthy()
  await answerDialog('Save')
  expect(await screen.findByText(/^We could not confirm whether the purchase/)).toBeTruthy()
  await answerDialog('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const posts = asked.filter(({ method }) => method === 'POST')
  expect(posts.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"3"', '"4"', '"4"'])
  const keys = posts.map(({ headers }) => headers.get('idempotency-key'))
  expect([new Set(keys).size, keys[3]]).toEqual([3, keys[2]])
  const bodies = await sentBodies(asked)
  expect(bodies.at(-1)).toEqual({
    orders: [{ orderId: 'order1', quantity: 0 }],
    added: [],
    deliveryCents: 990,
  })
})
