import { expect, test } from 'vitest'
import { searchParams } from '#shared/use-url-search.ts'
import { orderFilter, readOrderSearch } from './order-search.ts'

const search = {
  status: 'pending' as const,
  q: 'bea b',
  email: 'bea@example.com',
  productId: 'test-ssd-1tb',
  from: '2026-11-01',
  to: '2026-11-30',
}

test('a search of orders survives its address [STAFF-5]', () => {
  expect(readOrderSearch(searchParams(search))).toEqual(search)
})

test('parameters that make no sense are ignored [STAFF-5]', () => {
  const params = new URLSearchParams(
    'status=paid&q=%20&email=bea&productId=a/b&from=yesterday&to=&x=1',
  )
  expect(searchParams(readOrderSearch(params)).size).toBe(0)
})

test('the days of a link from the overview are in UTC, wherever the reader is [STAFF-9]', () => {
  const search = readOrderSearch(new URLSearchParams('from=2026-11-22&to=2026-11-22&utc=1'))
  expect(orderFilter(search)).toEqual({
    from: '2026-11-22T00:00:00.000Z',
    to: '2026-11-23T00:00:00.000Z',
  })
})
