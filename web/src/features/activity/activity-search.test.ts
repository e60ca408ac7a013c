import { expect, test } from 'vitest'
import { searchParams } from '#shared/use-url-search.ts'
import { eventFilter, readActivitySearch } from './activity-search.ts'

const search = {
  actor: 'bea@example.com',
  subject: 'orders/Jb2kq8vYx0Zc7WmT4nRs',
  from: '2026-11-01',
  to: '2026-11-30',
}

test('a search of the activity survives its address [STAFF-10]', () => {
  expect(readActivitySearch(searchParams(search))).toEqual(search)
})

test('parameters that make no sense are ignored [STAFF-10]', () => {
  const params = new URLSearchParams('actor=bea&subject=%20&from=yesterday&to=&x=1')
  expect(searchParams(readActivitySearch(params)).size).toBe(0)
})

test('a period of the activity lasts from the start of its first day to the end of its last [STAFF-10]', () => {
  const { from = '', to = '' } = eventFilter(search)
  expect(new Date(from)).toEqual(new Date(2026, 10, 1))
  expect(new Date(to)).toEqual(new Date(2026, 11, 1))
})
