import { expect, test } from 'vitest'
import { Email } from './email.ts'

test.each([
  ['Ada@Example.COM', 'ada@example.com'],
  ['JÜRGEN.Öz+shop@EXÄMPLE.example', 'jürgen.öz+shop@exämple.example'],
  ['Ju\u0308rgen@example.com', 'ju\u0308rgen@example.com'],
  ['ИВАН@пример.рф', 'иван@пример.рф'],
])('the email %s is stored in lower case, as %s', (text, email) => {
  expect(Email.parse(text)).toBe(email)
})

test.each([
  ['no at sign', 'ada'],
  ['no host', 'ada@'],
  ['a space', 'a da@example.com'],
  ['a zero-width space', 'a\u200bda@example.com'],
  ['two at signs', 'ada@example.com@example.com'],
  ['a full-width at sign', 'ada\uff20example.com'],
  ['a Kelvin sign, which lower-cases to k', '\u212Aate@example.com'],
  ['a dotted I, which lower-cases to i and a dot', '\u0130da@example.com'],
  ['a control character', 'a\u0000@example.com'],
])('text with %s is not an email', (_, text) => {
  expect(Email.safeParse(text).success).toBe(false)
})

test('no letter that is accepted lower-cases to an ASCII letter, so that no two emails are confused', () => {
  for (let code = 0x80; code <= 0x10ffff; code++) {
    const letter = String.fromCodePoint(code)
    if (!/[a-z]/.test(letter.toLowerCase())) continue
    expect(Email.safeParse(`${letter}da@example.com`).success).toBe(false)
  }
})
