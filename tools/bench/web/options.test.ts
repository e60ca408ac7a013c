import { expect, test } from 'vitest'
import { webBenchOptions } from './options.ts'

test('npm run bench:web measures everything, or with a flag one part', () => {
  expect(webBenchOptions([])).toEqual({})
  expect(webBenchOptions(['--landing'])).toEqual({ only: 'landing' })
  expect(webBenchOptions(['--pages'])).toEqual({ only: 'pages' })
  expect(webBenchOptions(['--search'])).toEqual({ only: 'search' })
})

test.each(['--fast', 'landing'])('bench:web refuses the argument %s with a message', (argument) => {
  expect(() => webBenchOptions([argument])).toThrow(
    /'.*': the only flags are --landing, --pages and --search\.$/,
  )
})
