import { expect, test } from 'vitest'
import { type Change, cart, type Line } from './cart.ts'

test('the reducer of the state article counts what is added twice and drops what is removed [HOME-10]', () => {
  const changes: Change[] = [
    { type: 'added', id: 'ssd' },
    { type: 'added', id: 'ram' },
    { type: 'added', id: 'ssd' },
    { type: 'removed', id: 'ram' },
  ]
  expect(changes.reduce<Line[]>(cart, [])).toEqual([{ id: 'ssd', quantity: 2 }])
})

test('the reducer of the state article leaves the old lines as they were [HOME-10]', () => {
  const lines = Object.freeze([Object.freeze({ id: 'ssd', quantity: 1 })]) as Line[]
  expect(cart(lines, { type: 'added', id: 'ssd' })).toEqual([{ id: 'ssd', quantity: 2 }])
})
