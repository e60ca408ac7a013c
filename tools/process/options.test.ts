import { expect, test } from 'vitest'
import { startOptions, testOptions } from './options.ts'

test('npm start without flags does not select a Firestore', () => {
  expect(startOptions([])).toEqual({ dev: false, firestore: undefined })
})

test.each(['official', 'embedded'] as const)('--firestore=%s selects that Firestore', (kind) => {
  expect(startOptions([`--firestore=${kind}`]).firestore).toBe(kind)
  expect(testOptions(['--firestore', kind]).firestore).toBe(kind)
})

test('an unknown Firestore is refused with the possible values', () => {
  expect(() => startOptions(['--firestore=mysql'])).toThrow(
    'No Firestore "mysql": the only flag is --firestore=official or --firestore=embedded.',
  )
})

test('an unknown flag is refused with a message', () => {
  expect(() => startOptions(['--fast'])).toThrow(
    "Unknown option '--fast': the only flag is --firestore=official or --firestore=embedded.",
  )
})

test('npm test runs every part, or the one that is named, with filters', () => {
  expect(testOptions([])).toMatchObject({ part: undefined, filters: [] })
  expect(testOptions(['api', 'orders'])).toMatchObject({ part: 'api', filters: ['orders'] })
})

test('an unknown part of the tests is refused with the possible values', () => {
  expect(() => testOptions(['orders'])).toThrow(
    'No part "orders" of the tests: choose unit, api, reads, faults, rules, browser.',
  )
})
