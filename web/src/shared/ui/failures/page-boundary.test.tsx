import { useSuspenseQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchPage } from '../../api/api-fetch.ts'
import { press } from '../../testing/actions.ts'
import { fakeApi, refuse } from '../../testing/fake-api.ts'
import { aProduct } from '../../testing/samples.ts'
import { show } from '../../testing/show.tsx'

const busy = () => refuse(429, 'busy', 'Too many at once')

function Names() {
  const { data } = useSuspenseQuery({
    queryKey: ['products'],
    queryFn: () => fetchPage('GET /products'),
  })
  return data.rows.map(({ _id, product }) => <p key={_id}>{product}</p>)
}

test('a spinner shows while products load, a failed load replaces it with a message, and Try again loads again [NAV-6, NAV-7]', async () => {
  let isDown = true
  fakeApi({ 'GET /api/products': () => (isDown ? busy() : [aProduct()]) })
  show(<Names />)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(await screen.findByText('Too many at once')).toBeTruthy()
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
  isDown = false
  await press('Try again')
  expect(await screen.findByText('Test SSD 1TB')).toBeTruthy()
})

test('a load that failed without a connection is retried when it is back [NAV-7]', async () => {
  let isDown = true
  fakeApi({ 'GET /api/products': () => (isDown ? busy() : [aProduct()]) })
  show(<Names />)
  await screen.findByText('Too many at once')
  window.dispatchEvent(new Event('offline'))
  isDown = false
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Test SSD 1TB')).toBeTruthy()
})
