import type { Order } from '@tech-house/api/contract/orders/order'
import { formatPrice } from '@tech-house/api/parts/format-number'
import * as shop from '@tech-house/shop'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readQuickList } from '#shared/orders/quick-list.ts'
import { answerDialog, press } from '#shared/testing/actions.ts'
import { expectRemoved } from '#shared/testing/expect-removed.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { hrefOf, textsOf } from '#shared/testing/queries.ts'
import { ada, anAddress, anOrder } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { MyOrdersTable } from './my-orders-table.tsx'

const list = 'GET /api/myorders?email=bea%40example.com&limit=100'

const showTable = (state?: object) =>
  show(<MyOrdersTable />, signedInAs({ ...ada, email: 'bea@example.com' }), {
    pathname: '/dashboard/myorder',
    state,
  })

test('my orders show number, product, status, pieces and total, and link to their payment; a delivered one cannot be cancelled [DASH-4, DASH-5, DASH-6]', async () => {
  fakeApi({ [list]: [anOrder({ quantity: 6, totalPrice: 483, status: 'delivered' })] })
  showTable()
  const [head, row] = textsOf(await screen.findAllByRole('row'))
  expect(head).toBe('#ProductStatusDetailsActions')
  expect(row).toContain(`1Test SSD 1TBdelivered6 piecesTotal ${formatPrice(483)}`)
  expect(hrefOf('Make Payment')).toBe('/payment/order1')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test('an order of which some pieces are delivered shows how many, and cannot be cancelled [PURCH-4]', async () => {
  const partly = { quantity: 3, deliveredPieces: 2, purchase: '7K4M9QXT' }
  const orders = ['a', 'b'].map((_id) => anOrder({ _id, ...partly }))
  fakeApi({ [list]: [...orders, anOrder({ ...partly, _id: 'c', deliveredPieces: 3 })] })
  showTable()
  expect(await screen.findAllByText('2 of 3 delivered')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull()
})

test('my orders are searched for by purchase number, reference and recipient [PURCH-2]', async () => {
  const asked = fakeApi({
    [list]: [anOrder()],
    'GET /api/myorders?email=bea%40example.com&q=PO-47&limit=100': [],
  })
  showTable()
  const field = await screen.findByLabelText('Purchase, reference or recipient')
  await userEvent.type(field, 'PO-47{Enter}')
  expect(await screen.findByText('No order matches.')).toBeTruthy()
  expect(asked).toHaveLength(2)
  await userEvent.clear(field)
  await userEvent.type(field, '{Enter}')
  expect(await screen.findByRole('table')).toBeTruthy()
})

test('Cancel asks first, then deletes the order and shows a toast [DASH-5]', async () => {
  let orders = [anOrder()]
  const asked = fakeApi({
    [list]: () => orders,
    'DELETE /api/myorder/order1': () => {
      orders = []
      return { deletedCount: 1 }
    },
  })
  showTable()
  await press('Cancel')
  expect(
    await screen.findByRole('dialog', { name: 'Cancel your order of Test SSD 1TB?' }),
  ).toBeTruthy()
  await expectRemoved(await answerDialog('Keep order'))
  expect(asked.map(({ method }) => method)).toEqual(['GET'])

  await press('Cancel')
  await answerDialog('Cancel order')
  expect(await screen.findByText('Delete Success')).toBeTruthy()
  expect(await screen.findByText('You have not ordered anything yet.')).toBeTruthy()
  expect(hrefOf('See the products')).toBe('/#services')
})

const purchaseOf = (count: number, special: Partial<Order> = {}) =>
  Array.from({ length: count }, (_, n) =>
    anOrder({ _id: `line${n}`, purchase: '7K4M9QXT', totalPrice: 0.1, ...special }),
  )

test('a heading says that its purchase continues on the next page, and counts it when all pages are loaded [QUICK-2, PURCH-1]', async () => {
  const [first, second, third] = purchaseOf(3)
  const next = { link: '<?cursor=1.2.b>; rel="next"' }
  fakeApi({
    [list]: () => Response.json([first, second], { headers: next }),
    'GET /api/myorders?email=bea%40example.com&cursor=1.2.b&limit=100': [third],
  })
  showTable()
  expect(
    await screen.findByText(': its first 2 products, the others follow with “Show more”'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Order all again/ })).toBeNull()
  await press('Show more')
  await press('Order all again: all 3 products')
  expect(readQuickList().lines.map(({ orderId }) => orderId)).toEqual(['line0', 'line1', 'line2'])
})

test('the lines of one purchase stand below a heading with number, sum, date and statuses [QUICK-2, PURCH-1]', async () => {
  const [one, two, three] = purchaseOf(3)
  const delivered = { ...three, status: 'delivered' }
  const alone = anOrder({ _id: 'e', purchase: 'QXT97K4M' })
  fakeApi({ [list]: [anOrder({ purchase: 'MQXT97K4' }), one, two, delivered, alone] })
  showTable()
  await screen.findByRole('link', { name: 'Purchase 7K4M-9QXT' })
  expect(hrefOf('Purchase 7K4M-9QXT')).toBe('/dashboard/order/7K4M9QXT')
  const rows = textsOf(screen.getAllByRole('row'))
  expect(rows).toHaveLength(7)
  const heading = `Purchase 7K4M-9QXT: 3 products, ${formatPrice(0.3)}Nov 1, 2026, 2 pending, 1 deliveredOrder all againCancel all`
  expect(rows[2]).toBe(heading)
  expect(rows[6]).toContain('QXT9-7K4M')
})

test('a purchase of more than five lines is folded, and a button shows and hides them [PURCH-1]', async () => {
  fakeApi({ [list]: [...purchaseOf(14), ...purchaseOf(5, { purchase: 'QXT97K4M' })] })
  showTable()
  await screen.findByRole('link', { name: 'Purchase QXT9-7K4M' })
  const countRows = () => screen.getAllByRole('row').length
  expect(countRows()).toBe(1 + 1 + 6)
  await press('Show 14 products')
  expect(countRows()).toBe(1 + 15 + 6)
  const button = screen.getByRole('button', { name: 'Hide products' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(button)
  await press('Hide products')
  expect(countRows()).toBe(1 + 1 + 6)
})

test('"Cancel all" cancels the orders of a purchase after a question, and names each that was not cancelled [FIT-3, DASH-5]', async () => {
  const batch = ['a', 'b', 'c'].map((_id) =>
    anOrder({ _id, purchase: '7K4M9QXT', product: `Part ${_id}` }),
  )
  let orders = batch
  const asked = fakeApi({
    [list]: () => orders,
    'POST /api/orders/batch/cancel': () => {
      orders = batch.slice(1).map((order) => ({ ...order, status: 'delivered' as const }))
      const outcomes = ['done', 'unchanged', 'failed']
      return { results: batch.map(({ _id: id }, n) => ({ id, outcome: outcomes[n] })) }
    },
  })
  showTable()
  await press('Cancel all')
  expect(await screen.findByRole('dialog', { name: 'Cancel all 3 orders?' })).toBeTruthy()
  await answerDialog('Cancel all orders')
  expect(await screen.findByText('1 order cancelled')).toBeTruthy()
  const sent = asked.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({ ids: ['a', 'b', 'c'] })

  const notice = screen.getByText('2 orders were not changed').closest<HTMLElement>('[role=alert]')
  const failed = within(notice ?? document.body)
  expect(textsOf(failed.getAllByRole('listitem'))).toEqual([
    '5 × Part b. It is delivered already.',
    '5 × Part c. Not cancelled: please try again.',
  ])
  await press('Close')
  expect(screen.queryByText('2 orders were not changed')).toBeNull()
})

test('after a lost response, "Cancel all" says that it could not confirm, and shows how the orders are now [FIT-3, FIX-5]', async () => {
  let orders = ['a', 'b'].map((_id) => anOrder({ _id, purchase: '7K4M9QXT' }))
  fakeApi({
    [list]: () => orders,
    'POST /api/orders/batch/cancel': () => {
      orders = []
      return Promise.reject(new TypeError('lost'))
    },
  })
  showTable()
  await press('Cancel all')
  await answerDialog('Cancel all orders')
  expect(await screen.findByText('We could not confirm 2 orders')).toBeTruthy()
  expect(await screen.findAllByText(/We could not confirm that it is cancelled/)).toHaveLength(2)
  expect(await screen.findByText('You have not ordered anything yet.')).toBeTruthy()
})

test('after a booking My Order says its number and what comes next, until that is closed [BUY-4]', async () => {
  const purchase = '7K4M9QXT'
  const [first, second] = purchaseOf(2, { purchase, recipient: anAddress() })
  fakeApi({ [list]: [anOrder({ purchase: 'OTHER123' }), first, second] })
  showTable({ booked: purchase })
  const panel = within(await screen.findByRole('region', { name: 'Your purchase' }))
  expect(panel.getByText('7K4M-9QXT')).toBeTruthy()
  expect(panel.getByText('Carlos Mendes, Lindenstraße 12, Berlin')).toBeTruthy()
  const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'))
  const withdrawal = shop.withdrawalDays > 0 ? ['/withdraw?purchase=7K4M-9QXT'] : []
  const toPurchase = `/dashboard/order/${purchase}`
  expect(links).toEqual([toPurchase, '/contact', ...withdrawal])
  await press('Close')
  expect(screen.queryByRole('region', { name: 'Your purchase' })).toBeNull()
})

test('another user who goes back to a booking in this tab reads nothing of it [BUY-4]', async () => {
  fakeApi({ [list]: [anOrder({ purchase: 'OTHER123' })] })
  showTable({ booked: '7K4M9QXT' })
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Your purchase' })).toBeNull()
})
