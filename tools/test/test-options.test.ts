import { expect, test } from 'vitest'
import { testOptions } from './test-options.ts'

test.each([
  [[], {}],
  [['api', 'orders'], { part: 'api', filters: ['orders'] }],
  [['orders', 'reviews'], { filters: ['orders', 'reviews'] }],
  [['--changed'], { changed: 'HEAD' }],
  [['unit', '--changed=main'], { part: 'unit', changed: 'main' }],
  [['-t', 'a visitor'], { title: 'a visitor' }],
  [['--firestore=both'], { firestore: 'both' }],
])('npm test with the arguments %j selects %j', (args, selected) => {
  expect(testOptions(args)).toEqual({ part: undefined, filters: [], ...selected })
})

test('an unknown flag is refused with the known ones', () => {
  expect(() => testOptions(['--fast'])).toThrow(/^Unknown option '--fast': the flags are --changed/)
})
