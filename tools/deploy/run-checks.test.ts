import { expect, test } from 'vitest'
import { UserError } from '../process/user-error.ts'
import { runChecks } from './run-checks.ts'

test('each check prints a line, and failed checks are counted', async () => {
  const printed: string[] = []
  const refuse = () => {
    throw new UserError('do this')
  }
  const checks = [
    { title: 'Good', run: () => {} },
    { title: 'Bad', run: refuse },
    { title: 'Elsewhere', run: refuse, leftOut: 'It is not here.' },
  ]
  expect(await runChecks(checks, (line) => printed.push(line))).toBe(1)
  expect(printed[0]).toMatch(/^✓ Good \(\d/)
  expect(printed.slice(1)).toEqual(['✗ Bad: do this', '- Elsewhere: left out. It is not here.'])
})
