import { expect, test } from 'vitest'
import { startOptions, testOptions } from './options.ts'

test('npm start without flags does not select a Firestore', () => {
  expect(startOptions([])).toEqual({ dev: false, firestore: undefined })
})

test.each(['official', 'embedded'] as const)('--firestore=%s selects that Firestore', (kind) => {
  expect(startOptions([`--firestore=${kind}`]).firestore).toBe(kind)
  expect(testOptions(['--firestore', kind]).firestore).toBe(kind)
})

test('an unknown Firestore or flag is refused with the possible values', () => {
  expect(() => startOptions(['--firestore=mysql'])).toThrow(
    'No Firestore "mysql": choose --firestore=official or --firestore=embedded.',
  )
  expect(() => startOptions(['--fast'])).toThrow(
    "Unknown option '--fast': the only flag is --firestore=official or --firestore=embedded.",
  )
  expect(() => testOptions(['--fast'])).toThrow(/^Unknown option '--fast': the flags are --changed/)
})

test.each([
  [[], {}],
  [['api', 'orders'], { part: 'api', filters: ['orders'] }],
  [['orders', 'reviews'], { filters: ['orders', 'reviews'] }],
  [['--changed'], { changed: 'HEAD' }],
  [['unit', '--changed=main'], { part: 'unit', changed: 'main' }],
  [['-t', 'a visitor'], { title: 'a visitor' }],
  [['--firestore=both'], { firestore: 'both' }],
])('npm test with the arguments %j selects %j', (args, selected) => {
  const all = { part: undefined, filters: [], changed: undefined, title: undefined }
  expect(testOptions(args)).toEqual({ firestore: undefined, ...all, ...selected })
})
