import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { anOrder } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { LatestOrders } from './latest-orders.tsx'

test('a customer’s first screen shows the last three orders, which open [STAFF-9]', async () => {
  const asked = fakeApi({
    'GET /api/myorders?email=bea%40example.com&limit=3': () =>
      Response.json([anOrder(), anOrder({ _id: 'order2', product: 'Other', status: 'delivered' })]),
  })
  show(<LatestOrders email="bea@example.com" />)
  const other = await screen.findByRole('link', { name: 'Other' })
  expect(other.getAttribute('href')).toBe('/dashboard/order/order2')
  expect(screen.getByRole('link', { name: 'All orders' })).toBeTruthy()
  expect(asked).toHaveLength(1)
})
