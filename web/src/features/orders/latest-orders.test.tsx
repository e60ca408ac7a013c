import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { hrefOf } from '#shared/testing/queries.ts'
import { anOrder } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { LatestOrders } from './latest-orders.tsx'

test('a customer’s first screen shows the last three orders, which open [STAFF-9]', async () => {
  const other = anOrder({ purchase: 'QXT97K4M', product: 'Other', status: 'delivered' })
  const list = 'GET /api/myorders?email=bea%40example.com&limit=3'
  const asked = fakeApi({ [list]: [anOrder(), other] })
  show(<LatestOrders email="bea@example.com" />)
  await screen.findByRole('link', { name: 'All orders' })
  expect(hrefOf('Other')).toBe('/dashboard/order/QXT97K4M')
  expect(asked).toHaveLength(1)
})
