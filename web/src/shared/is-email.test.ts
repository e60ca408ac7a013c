import { Email } from '@tech-house/api/contract/accounts/email'
import { expect, test } from 'vitest'
import { readEmail } from './is-email.ts'

test.each([
  'Ann@Example.com',
  'jörg@bücher.example',
  "o'brien+shop@a-b.co",
  'a@b',
  `a@${'b'.repeat(63)}.c`,
  `a@${'b'.repeat(64)}.c`,
  `${'a'.repeat(250)}@b.c`,
  'a@-b.c',
  'a@b..c',
  'a b@c.d',
  'a(b)@c.d',
  'a@b@c',
  '\u212a@b.c',
  'ann',
  '',
])('a search by the email %s is one that the API accepts', (text) => {
  expect(readEmail(text)).toBe(Email.safeParse(text).data)
})
