import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { retype } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, anOrder, aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ManageOrdersTable } from './manage-orders-table.tsx'

const orders = {
  'GET /api/orders?limit=100': [anOrder()],
  'GET /api/orders/count': { count: 3 },
  'GET /api/orders/count?status=pending': { count: 2 },
  'GET /api/orders/count?status=delivered': { count: 1 },
  'GET /api/orders/count?waiting=1': { count: 1 },
}

test('links narrow the orders down by status and say how many there are [STAFF-5]', async () => {
  fakeApi({
    ...orders,
    'GET /api/orders?status=delivered&limit=100': [anOrder({ product: 'Delivered SSD' })],
  })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'))
  const delivered = await screen.findByRole('link', { name: 'delivered (1)' })
  expect(delivered.getAttribute('href')).toBe('/?status=delivered')
  await userEvent.click(delivered)
  expect(await screen.findByRole('link', { name: 'Delivered SSD' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Test SSD 1TB' })).toBeNull()
})

test('a link lists the orders that have waited long, and leaves the status [HOLD-1]', async () => {
  fakeApi({
    ...orders,
    'GET /api/orders?status=pending&limit=100': [anOrder()],
    'GET /api/orders?waiting=1&limit=100': [anOrder({ product: 'Old SSD' })],
  })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'), '/?status=pending')
  await userEvent.click(await screen.findByRole('link', { name: 'waiting long (1)' }))
  expect(await screen.findByRole('link', { name: 'Old SSD' })).toBeTruthy()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('waiting long (1)')
})

test('orders are found by a beginning of the buyer, and without one the screen says what was searched [STAFF-5]', async () => {
  fakeApi({
    ...orders,
    'GET /api/orders?q=Eve+O&limit=100': [anOrder({ product: 'Drive of Eve' })],
    'GET /api/orders?q=Eve+Or&limit=100': [],
    'GET /api/orders?email=eve%40example.com&limit=100': [],
  })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'))
  const buyer = await screen.findByRole('textbox', {
    name: 'Buyer, recipient or purchase',
  })
  await userEvent.type(buyer, ' Eve O{Enter}')
  expect(await screen.findByRole('link', { name: 'Drive of Eve' })).toBeTruthy()
  await userEvent.type(buyer, 'r{Enter}')
  expect(await screen.findByText('No order matches.')).toBeTruthy()
  expect(screen.getByText(/Searched for “Eve Or” at the beginning of names/)).toBeTruthy()
  expect(document.activeElement).toBe(buyer)
  await retype(buyer, 'eve@example.com{Enter}')
  expect(await screen.findByText(/Searched for orders of eve@example.com/)).toBeTruthy()
})

test('a product is chosen by the keyboard, from what the server finds [STAFF-5]', async () => {
  const [drive, other] = [aProduct({ product: 'Fast drive', _id: 'drive' }), aProduct()]
  const asked = fakeApi({
    ...orders,
    'GET /api/orders?productId=drive&limit=100': [anOrder({ product: 'Fast drive' })],
    'GET /api/products?view=admin&limit=20': [other],
    'GET /api/products?view=admin&q=fast&limit=20': [drive],
  })
  show(<ManageOrdersTable />, signedInAs(ada, 'admin'))
  // Its code is loaded with the first input.
  await userEvent.tab()
  const product = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Product' })
  await userEvent.setup({ delay: null }).type(product, 'fast')
  await screen.findByRole('option', { name: 'Fast drive' })
  const searches = asked.filter(({ url }) => url.includes('/products?'))
  expect(searches.length).toBeLessThanOrEqual(2)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('link', { name: 'Fast drive' })).toBeTruthy()
  expect(product.value).toBe('Fast drive')
  expect(document.activeElement).toBe(product)
  await userEvent.clear(product)
  expect(await screen.findByRole('link', { name: 'Test SSD 1TB' })).toBeTruthy()
})
