import { expect, test } from 'vitest'
import { codeOf } from './use-provider-action.ts'

test('an authentication error is told by its code after the slash [AUTH-7]', () => {
  const error = Object.assign(new Error('Firebase: …'), { code: 'auth/wrong-password' })
  expect(codeOf(error)).toBe('wrong-password')
})

test('an error without a code is told by its message', () => {
  expect(codeOf(new Error('No user is logged in'))).toBe('No user is logged in')
})
