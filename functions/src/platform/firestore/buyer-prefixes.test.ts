import { expect, test } from 'vitest'
import { buyerPrefixes, searchedPrefix } from './buyer-prefixes.ts'

const buyer = { name: 'Zoë  van Dijk-Özil', email: 'zoe.vd@example.com' }

test.each(['z', 'ZOE', 'zoë van d', 'Van', 'dijk', 'Dijk-o', 'zoe.vd@', 'zoe.vd@example.com'])(
  'the search %j finds a buyer by a beginning of name, word or email [STAFF-5]',
  (q) => expect(buyerPrefixes(buyer)).toContain(searchedPrefix(q)),
)

test.each(['oe', 'ijk', 'example.com', 'zoe dijk', 'zoe.vd@example.com.evil'])(
  'the search %j does not find them [STAFF-5]',
  (q) => expect(buyerPrefixes(buyer)).not.toContain(searchedPrefix(q)),
)

test('a long name has few beginnings, and no half characters [STAFF-5]', () => {
  const name = Array.from({ length: 25 }, () => '🖥️ drives').join(' ')
  const prefixes = buyerPrefixes({ name, email: `${'a'.repeat(200)}@example.com` })
  expect(prefixes.length).toBeLessThanOrEqual(200)
  expect(prefixes.every((prefix) => prefix.isWellFormed())).toBe(true)
  expect(prefixes).toContain(searchedPrefix(name))
})
