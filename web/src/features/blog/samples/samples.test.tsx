import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { textsOf } from '#shared/testing/queries.ts'
import { type Change, cart, type Line } from './cart.ts'
import { findByName } from './find-by-name.ts'
import { Drive, Part } from './part-classes.ts'
import { bargain, drive, part } from './prototype-chain.ts'
import { SearchBox } from './search-box.tsx'

test('the sample reducer increments a repeated product, removes a line and keeps its previous state [HOME-10]', () => {
  const changes: Change[] = [
    { type: 'added', id: 'ssd' },
    { type: 'added', id: 'ram' },
    { type: 'removed', id: 'ram' },
  ]
  const lines = Object.freeze([Object.freeze({ id: 'ssd', quantity: 1 })]) as Line[]
  expect(changes.reduce(cart, lines)).toEqual([{ id: 'ssd', quantity: 2 }])
})

test.each([
  ['pro samsung', ['Samsung 990 Pro 2TB']],
  ['  2tb ', ['Samsung 990 Pro 2TB']],
  ['cafe', ['Café RAM 16GB']],
  ['pro ram', []],
  ['', ['Samsung 990 Pro 2TB', 'Café RAM 16GB']],
])('the sample search for %j finds the products %j [HOME-10]', (query, expected) => {
  const shelf = [{ product: 'Samsung 990 Pro 2TB' }, { product: 'Café RAM 16GB' }]
  expect(findByName(shelf, query).map(({ product }) => product)).toEqual(expected)
})

test('the sample search box filters its list [HOME-10]', async () => {
  const products = ['Samsung 990 Pro', 'Ryzen 5 7600'].map((product) => ({ _id: product, product }))
  render(<SearchBox products={products} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'ryzen')
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual(['Ryzen 5 7600'])
})

test('the sample prototype chain and classes behave as the post describes [HOME-10]', () => {
  expect(part.label()).toBe('$0')
  expect(drive.label()).toBe('$80')
  expect(bargain.label()).toBe('$80')
  expect(Object.hasOwn(bargain, 'price')).toBe(false)
  expect(Object.getPrototypeOf(bargain)).toBe(drive)

  const instance = new Drive(80)
  expect(instance.label()).toBe('$80 a drive')
  expect(Object.hasOwn(instance, 'label')).toBe(false)
  expect(Object.getPrototypeOf(Drive.prototype)).toBe(Part.prototype)
})
