import { expect, test } from 'vitest'
import { authErrorCode } from './use-auth-mutation.ts'

test('an authentication error is shown by its code after the slash [AUTH-7]', () => {
  const error = Object.assign(new Error('Firebase: …'), { code: 'auth/wrong-password' })
  expect(authErrorCode(error)).toBe('wrong-password')
})

test('an error without a code is shown by its message', () => {
  expect(authErrorCode(new Error('No user is logged in'))).toBe('No user is logged in')
})
