import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { anOrder } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ManageOrdersTable } from './manage-orders-table.tsx'

const list = 'GET /api/orders?limit=100'

test('an admin sees product, buyer, quantity and total of each order [ADM-1]', async () => {
  fakeApi({ [list]: () => Response.json([anOrder()]) })
  show(<ManageOrdersTable />)
  const [, row] = await screen.findAllByRole('row')
  expect(row?.textContent).toContain(
    'Test SSD 1TBBea Buyerbea@example.com5 piecesTotal $402.50Nov 1, 2026DeliveryDelete',
  )
})

test('a delivered order shows it and offers no Delivery [ADM-1]', async () => {
  fakeApi({ [list]: () => Response.json([anOrder({ status: 'delivered' })]) })
  show(<ManageOrdersTable />)
  expect(await screen.findByText('Product was delivered')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delivery' })).toBeNull()
})

test('Delivery delivers the order and shows a toast [ADM-2]', async () => {
  let status: 'pending' | 'delivered' = 'pending'
  fakeApi({
    [list]: () => Response.json([anOrder({ status })]),
    'PUT /api/deliver/order1': () => {
      status = 'delivered'
      return Response.json({ modifiedCount: 1 })
    },
  })
  show(<ManageOrdersTable />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delivery' }))
  expect(await screen.findByText('Product delivered successful')).toBeTruthy()
  expect(await screen.findByText('Product was delivered')).toBeTruthy()
})

test('after Delivery the focus stays with the order, also when a newer one came before it', async () => {
  let orders = [anOrder()]
  fakeApi({
    [list]: () => Response.json(orders),
    'PUT /api/deliver/order1': () => {
      orders = [anOrder({ _id: 'order2' }), anOrder({ status: 'delivered' })]
      return Response.json({ modifiedCount: 1 })
    },
  })
  show(<ManageOrdersTable />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delivery' }))
  const row = (await screen.findByText('Product was delivered')).closest('tr')
  expect(row?.contains(document.activeElement)).toBe(true)
})

test('Delete asks first, and deletes only when confirmed [ADM-3]', async () => {
  let orders = [anOrder()]
  const asked = fakeApi({
    [list]: () => Response.json(orders),
    'DELETE /api/order/order1': () => {
      orders = []
      return Response.json({ deletedCount: 1 })
    },
  })
  show(<ManageOrdersTable />)
  const remove = await screen.findByRole('button', { name: 'Delete' })

  await userEvent.click(remove)
  const dialog = screen.getByRole('dialog')
  const words = 'Are you sure? If you once delete it then you never can be restored again.'
  expect(within(dialog).getByText(words)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep' }))
  await waitForElementToBeRemoved(dialog)
  expect(asked.map(({ method }) => method)).not.toContain('DELETE')

  await userEvent.click(remove)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Nobody has ordered anything yet.')).toBeTruthy()
  expect(asked.map(({ method }) => method)).toContain('DELETE')
})

test('after a lost answer, Delivery and Delete pressed again end in success [FIX-5]', async () => {
  const tries = { deliver: 0, remove: 0 }
  const lostFirst = (tried: number, answer: () => Response) =>
    tried === 1 ? Promise.reject(new TypeError('lost')) : answer()
  fakeApi({
    [list]: () => Response.json([anOrder()]),
    'PUT /api/deliver/order1': () =>
      lostFirst(++tries.deliver, () => Response.json({ modifiedCount: 0 })),
    'DELETE /api/order/order1': () =>
      lostFirst(++tries.remove, () => refuse(404, 'not-found', 'There is no such order')),
  })
  show(<ManageOrdersTable />)
  const press = async (name: string) => {
    const button = await screen.findByRole<HTMLButtonElement>('button', { name })
    await waitFor(() => expect(button.disabled).toBe(false))
    await userEvent.click(button)
  }
  await press('Delivery')
  await press('Delivery')
  expect(await screen.findByText('Product delivered successful')).toBeTruthy()

  for (let tried = 1; tried <= 2; tried++) {
    await press('Delete')
    const dialog = screen.getByRole('dialog')
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitForElementToBeRemoved(dialog)
  }
  expect(await screen.findByText('Delete Success')).toBeTruthy()
  expect(tries).toEqual({ deliver: 2, remove: 2 })
})
