import { expect, test } from 'vitest'
import { type Change, cart, type Line } from './cart.ts'

test('the sample reducer increments the quantity of a repeated product and removes a line [HOME-10]', () => {
  const changes: Change[] = [
    { type: 'added', id: 'ssd' },
    { type: 'added', id: 'ram' },
    { type: 'added', id: 'ssd' },
    { type: 'removed', id: 'ram' },
  ]
  expect(changes.reduce<Line[]>(cart, [])).toEqual([{ id: 'ssd', quantity: 2 }])
})

test('the sample reducer does not change its previous state [HOME-10]', () => {
  const lines = Object.freeze([Object.freeze({ id: 'ssd', quantity: 1 })]) as Line[]
  expect(cart(lines, { type: 'added', id: 'ssd' })).toEqual([{ id: 'ssd', quantity: 2 }])
})
