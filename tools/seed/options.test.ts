import { expect, test } from 'vitest'
import { seedOptions } from './options.ts'

test('npm run seed adds the seed, or products up to the given number', () => {
  expect(seedOptions([])).toEqual({ products: undefined })
  expect(seedOptions(['--products=5000'])).toEqual({ products: 5000 })
})

test.each(['0', '-5', '1.5', '1e3', 'many', '', '20001', '9'.repeat(400)])(
  '--products=%s is refused in one sentence',
  (products) => {
    expect(() => seedOptions([`--products=${products}`])).toThrow(
      `"${products}" is no number of products: write --products=5000, a whole number from 1 to 20000.`,
    )
  },
)

test.each([['--count=5'], ['5000']])('%s is refused with a one-sentence message', (argument) => {
  expect(() => seedOptions([argument])).toThrow(/^[^.]+: write --products=5000, a whole number/)
})
