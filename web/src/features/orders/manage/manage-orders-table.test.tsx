import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expectRemoved } from '#shared/testing/expect-removed.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
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

test('a delivered order shows its status and has no Delivery button [ADM-1]', async () => {
  fakeApi({ [list]: () => Response.json([anOrder({ status: 'delivered' })]) })
  show(<ManageOrdersTable />)
  expect(await screen.findByText('Product was delivered')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delivery' })).toBeNull()
})

/** Presses a button of an order, and confirms. */
async function confirm(name: string, yes: string) {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  await userEvent.click(button)
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: yes }))
  return dialog
}

test('Delivery asks first, delivers the order and shows a toast [ADM-2]', async () => {
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
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('Bea Buyer gets a mail')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not yet' }))
  await expectRemoved(dialog)
  expect(status).toBe('pending')
  await confirm('Delivery', 'Deliver')
  expect(await screen.findByText('Product delivered successful')).toBeTruthy()
  expect(await screen.findByText('Product was delivered')).toBeTruthy()
})

test('after Delivery the focus stays on the order, even when a newer one was added before it', async () => {
  let orders = [anOrder()]
  fakeApi({
    [list]: () => Response.json(orders),
    'PUT /api/deliver/order1': () => {
      orders = [anOrder({ _id: 'order2' }), anOrder({ status: 'delivered' })]
      return Response.json({ modifiedCount: 1 })
    },
  })
  show(<ManageOrdersTable />)
  await confirm('Delivery', 'Deliver')
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
  await expectRemoved(dialog)
  expect(asked.map(({ method }) => method)).not.toContain('DELETE')

  await userEvent.click(remove)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Nobody has ordered anything yet.')).toBeTruthy()
  expect(asked.map(({ method }) => method)).toContain('DELETE')
})
