import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerDialog, press } from '#shared/testing/actions.ts'
import { expectRemoved } from '#shared/testing/expect-removed.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { anOrder } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ManageOrdersTable } from './manage-orders-table.tsx'

const list = 'GET /api/orders?limit=100'

test('an admin sees product, buyer, quantity and total of each order, and can deliver a pending one [ADM-1]', async () => {
  fakeApi({ [list]: [anOrder(), anOrder({ _id: 'order2', status: 'delivered' })] })
  show(<ManageOrdersTable />)
  const [, pending, delivered] = await screen.findAllByRole('row')
  expect(pending?.textContent).toContain(
    'Test SSD 1TBBea Buyerbea@example.com5 piecesTotal $402.50Nov 1, 2026DeliveryDelete',
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
  show(<ManageOrdersTable />, undefined, `/?status=${search}`)
  expect(await screen.findByText(title)).toBeTruthy()
})

test('Delivery asks first, delivers the order, shows a toast and keeps the focus on the order, even when there is a newer one before it [ADM-2]', async () => {
  let orders = [anOrder()]
  const asked = fakeApi({
    [list]: () => orders,
    'PUT /api/deliver/order1': () => {
      orders = [anOrder({ _id: 'order2' }), anOrder({ status: 'delivered' })]
      return { modifiedCount: 1 }
    },
  })
  show(<ManageOrdersTable />)
  await press('Delivery')
  expect(screen.getByRole('dialog').textContent).toContain('Bea Buyer gets a mail')
  await expectRemoved(await answerDialog('Not yet'))
  expect(asked.map(({ method }) => method)).not.toContain('PUT')
  await press('Delivery')
  await answerDialog('Deliver')
  expect(await screen.findByText('Product delivered successful')).toBeTruthy()
  const row = (await screen.findByText('Product was delivered')).closest('tr')
  expect(row?.contains(document.activeElement)).toBe(true)
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
  show(<ManageOrdersTable />)
  await press('Delete')
  const words = 'Are you sure? If you once delete it then you never can be restored again.'
  expect(screen.getByRole('dialog').textContent).toContain(words)
  await expectRemoved(await answerDialog('Keep'))
  expect(asked.map(({ method }) => method)).not.toContain('DELETE')

  await press('Delete')
  await answerDialog('Delete')
  expect(await screen.findByText('Nobody has ordered anything yet.')).toBeTruthy()
})
