import { expect, test } from 'vitest'
import { Email } from './email.ts'

test('emails compare lower-cased', () => {
  expect(Email.parse('Ada@Example.COM')).toBe('ada@example.com')
})

test.each([
  ['no at sign', 'ada'],
  ['no host', 'ada@'],
  ['a Cyrillic a', '\u0430da@example.com'],
  ['a Kelvin sign, which lower-cases to k', '\u212Aate@example.com'],
  ['a control character', 'a\u0000@example.com'],
])('text with %s is not an email', (_, text) => {
  expect(Email.safeParse(text).success).toBe(false)
})
