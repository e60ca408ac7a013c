import { expect, test } from 'vitest'
import { operations } from '../operations.ts'
import { isGranted } from './role.ts'

const audiences = [...new Set(Object.values(operations))]
const staff = ['catalog', 'orders', 'delivery', 'admin', 'support']

test.each([
  ['admin', staff],
  ['packer', ['orders', 'delivery']],
  ['catalog', ['catalog']],
  ['support', ['orders', 'support']],
  ['customer', []],
  ['__proto__', []],
  [undefined, []],
])('the role %s is granted only what its row says [API-2, DAY-5]', (role, granted) => {
  expect(audiences.filter((audience) => isGranted(role, audience))).toEqual(granted)
})
