import { formatPrice } from '@tech-house/api/parts/format-number'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { formatDate } from '#shared/dates.ts'
import { answerDialog, press } from '#shared/testing/actions.ts'
import { expectRemoved } from '#shared/testing/expect-removed.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, anAddress, anOrder } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ManageOrdersTable } from './manage-orders-table.tsx'

const list = 'GET /api/orders?limit=100'

test('an admin sees product, buyer, quantity and total of each order, and can deliver a pending one [ADM-1]', async () => {
  const createdAt = new Date().toISOString()
  const orders = [
    anOrder({ createdAt }),
    anOrder({ _id: 'order2', purchase: 'QXT97K4M', status: 'delivered' }),
  ]
  fakeApi({ [list]: orders })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'))
  const [, pending, delivered] = await screen.findAllByRole('row')
  expect(pending?.textContent).toContain(
    `Test SSD 1TBBea Buyerbea@example.com5 piecesTotal ${formatPrice(402.5)}${formatDate(createdAt)}7K4M-9QXTDeliveryDelete`,
  )
  expect(delivered?.textContent).toContain('Product was delivered')
  expect(screen.getAllByRole('button', { name: 'Delivery' })).toHaveLength(1)
})

test.each([
  ['pending', 'No order waits for delivery.'],
  ['pending&q=Eve', 'No order matches.'],
  ['delivered', 'No order was delivered yet.'],
])('without orders, status=%s says "%s" [STAFF-5]', async (search, title) => {
  fakeApi({
    'GET /api/orders?status=pending&limit=100': [],
    'GET /api/orders?status=pending&q=Eve&limit=100': [],
    'GET /api/orders?status=delivered&limit=100': [],
  })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'), `/?status=${search}`)
  expect(await screen.findByText(title)).toBeTruthy()
})

test('Delivery delivers the order at once, and keeps the focus on it; its toast undoes it [ADM-2, PURCH-4]', async () => {
  let orders = [anOrder()]
  const parcel = { purchase: '7K4M9QXT', _id: 'parcel1' }
  const asked = fakeApi({
    [list]: () => orders,
    'PUT /api/deliver/order1': () => {
      orders = [anOrder({ _id: 'order2' }), anOrder({ status: 'delivered' })]
      return { modifiedCount: 1, parcel }
    },
    'DELETE /api/purchase/7K4M9QXT/parcel/parcel1': () => {
      orders = [anOrder()]
      return { deletedCount: 1 }
    },
  })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'))
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Delivery' }))
  expect(await screen.findByText('Product delivered successful')).toBeTruthy()
  const row = (await screen.findByText('Product was delivered')).closest('tr')
  expect(row?.contains(document.activeElement)).toBe(true)

  await userEvent.dblClick(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Delivery undone')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Delivery' })).toBeTruthy()
  const writes = asked.map(({ method }) => method).filter((method) => method !== 'GET')
  expect(writes).toEqual(['PUT', 'DELETE'])
})

test('a delivery without a response is reported, and keeps the focus [ADM-2, FIX-5]', async () => {
  fakeApi({ [list]: [anOrder()], 'PUT /api/deliver/order1': () => Promise.reject(new TypeError()) })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'))
  await press('Delivery')
  expect(
    await screen.findByText(/^We could not confirm whether the order was delivered/),
  ).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delivery'))
})

test('Delete asks first, and deletes only when confirmed [ADM-3]', async () => {
  let orders = [anOrder()]
  const asked = fakeApi({
    [list]: () => orders,
    'DELETE /api/order/order1': () => {
      orders = []
      return { deletedCount: 1 }
    },
  })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'))
  await press('Delete')
  const words = 'Are you sure? If you once delete it then you never can be restored again.'
  expect((await screen.findByRole('dialog')).textContent).toContain(words)
  await expectRemoved(await answerDialog('Keep'))
  expect(asked.map(({ method }) => method)).not.toContain('DELETE')

  await press('Delete')
  await answerDialog('Delete')
  expect(await screen.findByText('Nobody has ordered anything yet.')).toBeTruthy()
})

test('staff select a whole folded purchase by its heading, which names its buyer [PURCH-1]', async () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f'].map((_id) => anOrder({ _id }))
  fakeApi({ [list]: [...lines, anOrder({ purchase: 'QXT97K4M' })] })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'))
  const [, heading, ...rows] = await screen.findAllByRole('row')
  expect(heading?.textContent).toContain(`Purchase 7K4M-9QXT: 6 products, ${formatPrice(2415)}`)
  expect(heading?.textContent).toContain('Bea Buyer')
  expect(rows).toHaveLength(1)
  screen.getByRole('checkbox', { name: 'Select purchase 7K4M-9QXT, ordered by Bea Buyer' }).click()
  expect(await screen.findByText('6 selected')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Deliver 6' })).toBeTruthy()
})

test('each pending order, and the heading of a purchase, says how many days it has waited [HOLD-1]', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const lines = [
    anOrder({ _id: 'a', purchase: '7K4M9QXT', createdAt: daysAgo(9), status: 'delivered' }),
    anOrder({ _id: 'b', purchase: '7K4M9QXT', createdAt: daysAgo(9) }),
  ]
  const others = [
    anOrder({ _id: 'c', createdAt: daysAgo(1) }),
    anOrder({ _id: 'd', createdAt: daysAgo(0) }),
    anOrder({ _id: 'e', createdAt: daysAgo(30), status: 'delivered' }),
  ]
  fakeApi({ [list]: [...lines, ...others] })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'))
  const [, ...rows] = await screen.findAllByRole('row')
  const shown = rows.map(({ textContent }) => /Waiting for \d+ days?/.exec(textContent)?.[0])
  const [nine, one, none] = ['Waiting for 9 days', 'Waiting for 1 day', undefined]
  // A style hides it in the lines of a purchase.
  expect(shown).toEqual([nine, none, nine, one, none, none])
})

test('a filter that can hide lines of a purchase says that only matching ones are counted [PURCH-1]', async () => {
  const lines = ['a', 'b'].map((_id) => anOrder({ _id, purchase: '7K4M9QXT' }))
  fakeApi({ 'GET /api/orders?status=pending&limit=100': lines })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'), '/?status=pending')
  expect(await screen.findByText(`: 2 matching products, ${formatPrice(805)}`)).toBeTruthy()
})

test('staff see recipient and reference of a purchase and of a single order [PURCH-2]', async () => {
  const delivery = { purchase: '7K4M9QXT', recipient: anAddress(), reference: 'A1' }
  const lines = ['a', 'b'].map((_id) => anOrder({ _id, ...delivery }))
  const single = { ...delivery, purchase: '9QXT7K4M', reference: 'B2' }
  fakeApi({ [list]: [...lines, anOrder(single)] })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'))
  const [, heading, , , row] = await screen.findAllByRole('row')
  expect(heading?.textContent).toContain('to Carlos Mendes, Berlin, reference A1')
  expect(row?.textContent).toContain('to Carlos Mendes, Berlin, reference B2')
})
