import { expect, test } from 'vitest'
import { startOptions, testOptions } from './options.ts'

test('npm start without flags leaves the choice of Firestore open', () => {
  expect(startOptions([])).toEqual({ dev: false, firestore: undefined })
})

test.each(['official', 'embedded'] as const)('--firestore=%s forces that Firestore', (kind) => {
  expect(startOptions([`--firestore=${kind}`]).firestore).toBe(kind)
  expect(testOptions(['--firestore', kind]).firestore).toBe(kind)
})

test('an unknown Firestore is refused with the choice there is', () => {
  expect(() => startOptions(['--firestore=mysql'])).toThrow(
    'No Firestore "mysql": the only flag is --firestore=official or --firestore=embedded.',
  )
})

test('an unknown flag is refused in one sentence', () => {
  expect(() => startOptions(['--fast'])).toThrow(
    "Unknown option '--fast': the only flag is --firestore=official or --firestore=embedded.",
  )
})

test('npm test runs every part, or the one that is named, with filters', () => {
  expect(testOptions([])).toMatchObject({ part: undefined, filters: [] })
  expect(testOptions(['api', 'orders'])).toMatchObject({ part: 'api', filters: ['orders'] })
})

test('an unknown part of the tests is refused with the parts there are', () => {
  expect(() => testOptions(['orders'])).toThrow(
    'No part "orders" of the tests: choose unit, api, reads, faults, rules, browser.',
  )
})
