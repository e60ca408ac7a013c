import { expect, test } from 'vitest'
import { webBenchOptions } from './options.ts'

test('npm run bench:web measures everything, or with --landing only the landing page', () => {
  expect(webBenchOptions([])).toEqual({ landingOnly: false })
  expect(webBenchOptions(['--landing'])).toEqual({ landingOnly: true })
})

test.each(['--fast', 'landing'])('bench:web refuses the argument %s with a message', (argument) => {
  expect(() => webBenchOptions([argument])).toThrow(/'.*': the only flag is --landing\.$/)
})
