import { expect, test } from 'vitest'
import { displayNameOf, photoOf } from './profile.ts'

test.each([
  ['a'.repeat(201), 'a'.repeat(200)],
  [`${'a'.repeat(199)}😀`, 'a'.repeat(199)],
  ['😀'.repeat(150), '😀'.repeat(100)],
  ['\u202eAda\u2028Love\u200blace ', 'Ada Lovelace'],
  ['Ada \ud83d', 'Ada \ufffd'],
  [`${'a'.repeat(199)}\ud83d`, `${'a'.repeat(199)}\ufffd`],
])('the name %j becomes %j [FIX-10]', (name, taken) => {
  expect(displayNameOf(name)).toBe(taken)
})

test.each([
  ['https://x.example/ada.png', 'https://x.example/ada.png'],
  ['https://x.example/\ud83d', 'https://x.example/\ufffd'],
  ['javascript:alert(1)', undefined],
  [`https://x.example/${'a'.repeat(2000)}`, undefined],
])('the photo %j becomes %j [FIX-10]', (photo, taken) => {
  expect(photoOf(photo)).toBe(taken)
})
