import { formatPrice } from '@tech-house/api/parts/format-number'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { show } from '#shared/testing/show.tsx'
import { OverviewFigures } from './overview-figures.tsx'
import { ShopTiles } from './shop-tiles.tsx'

const data = {
  asOf: '2026-11-22T10:15:00.000Z',
  revenueCents: 71_996,
  deliveryCents: 990,
  orders: 2,
  returnedPieces: 4,
  writtenOffPieces: 1,
  averageOrderCents: 35_998,
  days: [{ day: '2026-11-22', revenueCents: 71_996, orders: 2 }],
  topProducts: [],
  stock: { valueCents: 215_988_000, products: 48, lowStock: 3 },
}

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('every figure of the overview opens its rows [STAFF-9]', () => {
  show(<OverviewFigures data={data} from="2026-10-24" to="2026-11-22" />)
  const orders = '/dashboard/manageOrder?from=2026-10-24&to=2026-11-22&utc=1'
  const activity = '/dashboard/activity?from=2026-10-24&to=2026-11-22'
  expect(links()).toEqual([
    [`Revenue ${formatPrice(719.96)}`, orders],
    [`Delivery ${formatPrice(9.9)}`, orders],
    ['Orders 2', orders],
    [`Average order line ${formatPrice(359.98)}`, orders],
    ['Returned pieces 4', activity],
    ['Written off 1', activity],
    [`Stock value ${formatPrice(2_159_880)}`, '/dashboard/ManageProducts?sort=value-desc'],
    ['Low stock 3', '/dashboard/ManageProducts?state=low'],
  ])
})

test('a stock that is worth more than 2^53 cents is shown in full [STAFF-9]', async () => {
  const stock = { ...data.stock, valueCents: 1e16 }
  fakeApi({ 'GET /api/overview?days=30': { ...data, stock } })
  show(<OverviewFigures data={{ ...data, stock }} from="2026-10-24" to="2026-11-22" />)
  expect(
    screen.getByRole('link', { name: `Stock value ${formatPrice(100_000_000_000_000)}` }),
  ).toBeTruthy()
  show(<ShopTiles />)
  expect(
    await screen.findByRole('link', { name: `Revenue 30 days ${formatPrice(719.96)}` }),
  ).toBeTruthy()
})

test('an admin’s first screen says what to do, and opens it [STAFF-9]', async () => {
  fakeApi({
    'GET /api/overview?days=30': data,
    'GET /api/orders/count?status=pending': { count: 1234 },
  })
  show(<ShopTiles />)
  await screen.findByRole('link', { name: 'Low stock 3' })
  await screen.findByRole('link', { name: 'To deliver 1,234' })
  expect(links()).toEqual([
    ['To deliver 1,234', '/dashboard/manageOrder?status=pending'],
    ['Low stock 3', '/dashboard/ManageProducts?state=low'],
    [`Revenue 30 days ${formatPrice(719.96)}`, '/dashboard/overview'],
  ])
})
