import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readQuickList } from '#shared/orders/quick-list.ts'
import { expectRemoved } from '#shared/testing/expect-removed.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { anOrder } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { MyOrdersTable } from './my-orders-table.tsx'

const list = 'GET /api/myorders?email=bea%40example.com&limit=100'

test('my orders show number, product, status, pieces and total [DASH-4]', async () => {
  fakeApi({ [list]: () => Response.json([anOrder({ quantity: 6, totalPrice: 483 })]) })
  show(<MyOrdersTable email="bea@example.com" />)
  const [head, row] = await screen.findAllByRole('row')
  expect(head?.textContent).toBe('#ProductStatusDetailsActions')
  expect(row?.textContent).toContain('1Test SSD 1TBpending6 piecesTotal $483.00')
})

test('a delivered order cannot be cancelled, and every order links to its payment [DASH-5, DASH-6]', async () => {
  fakeApi({ [list]: () => Response.json([anOrder({ status: 'delivered' })]) })
  show(<MyOrdersTable email="bea@example.com" />)
  const payment = await screen.findByRole('link', { name: 'Make Payment' })
  expect(payment.getAttribute('href')).toBe('/payment/order1')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test('Cancel asks first, then deletes the order and shows a toast [DASH-5]', async () => {
  let orders = [anOrder()]
  const asked = fakeApi({
    [list]: () => Response.json(orders),
    'DELETE /api/myorder/order1': () => {
      orders = []
      return Response.json({ deletedCount: 1 })
    },
  })
  show(<MyOrdersTable email="bea@example.com" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  const dialog = screen.getByRole('dialog', { name: 'Cancel your order of Test SSD 1TB?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep order' }))
  await expectRemoved(dialog)
  expect(asked.map(({ method }) => method)).toEqual(['GET'])

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('Delete Success')).toBeTruthy()
  expect(await screen.findByText('You have not ordered anything yet.')).toBeTruthy()
  const products = screen.getByRole('link', { name: 'See the products' })
  expect(products.getAttribute('href')).toBe('/#services')
})

test('a batch is counted when all its pages are loaded [QUICK-2]', async () => {
  const [first, second, third] = ['a', 'b', 'c'].map((_id) => anOrder({ _id, batch: 'a' }))
  const next = { link: '<?cursor=1.2.b>; rel="next"' }
  fakeApi({
    [list]: () => Response.json([first, second], { headers: next }),
    'GET /api/myorders?email=bea%40example.com&cursor=1.2.b&limit=100': () =>
      Response.json([third]),
  })
  show(<MyOrdersTable email="bea@example.com" />)
  expect(await screen.findByText('Ordered together')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Order all again/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(
    await screen.findByRole('button', { name: 'Order all again: all 3 products' }),
  ).toBeTruthy()
})

test('the orders of one batch stand below a heading, other orders do not [QUICK-2]', async () => {
  const together = ['a', 'b', 'c'].map((_id) => anOrder({ _id, batch: 'a', totalPrice: 0.1 }))
  const alone = anOrder({ _id: 'e', batch: 'e' })
  fakeApi({ [list]: () => Response.json([anOrder(), ...together, alone]) })
  show(<MyOrdersTable email="bea@example.com" />)
  expect(await screen.findByText('Ordered together: 3 products, $0.30')).toBeTruthy()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent.startsWith('Ordered together'))).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Order all again: all 3 products' }))
  expect(readQuickList().lines.map(({ orderId }) => orderId)).toEqual(['a', 'b', 'c'])
})

test('"Cancel all" cancels the orders of a batch after a question, and names each that was not cancelled [FIT-3, DASH-5]', async () => {
  const batch = ['a', 'b', 'c'].map((_id) => anOrder({ _id, batch: 'a', product: `Part ${_id}` }))
  let orders = batch
  const asked = fakeApi({
    [list]: () => Response.json(orders),
    'POST /api/orders/batch/cancel': () => {
      orders = batch.slice(1).map((order) => ({ ...order, status: 'delivered' as const }))
      const results = [
        { id: 'a', outcome: 'done' },
        { id: 'b', outcome: 'unchanged' },
        { id: 'c', outcome: 'failed' },
      ]
      return Response.json({ results })
    },
  })
  show(<MyOrdersTable email="bea@example.com" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel all' }))
  const dialog = screen.getByRole('dialog', { name: 'Cancel all 3 orders?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel all orders' }))
  expect(await screen.findByText('1 order cancelled')).toBeTruthy()
  const sent = asked.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({ ids: ['a', 'b', 'c'] })

  const notice = screen.getByText('2 orders were not changed').closest<HTMLElement>('[role=alert]')
  const failed = within(notice ?? document.body)
  expect(failed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '5 × Part b. It is delivered already.',
    '5 × Part c. Not cancelled: please try again.',
  ])
  await userEvent.click(failed.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('2 orders were not changed')).toBeNull()
})

test('after a lost response, "Cancel all" says that it could not confirm, and shows how the orders are now [FIT-3, FIX-5]', async () => {
  let orders = ['a', 'b'].map((_id) => anOrder({ _id, batch: 'a' }))
  fakeApi({
    [list]: () => Response.json(orders),
    'POST /api/orders/batch/cancel': () => {
      orders = []
      return Promise.reject(new TypeError('lost'))
    },
  })
  show(<MyOrdersTable email="bea@example.com" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel all' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel all orders' }))
  expect(await screen.findByText('We could not confirm 2 orders')).toBeTruthy()
  expect(await screen.findAllByText(/We could not confirm that it is cancelled/)).toHaveLength(2)
  expect(await screen.findByText('You have not ordered anything yet.')).toBeTruthy()
})
